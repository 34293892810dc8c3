//! Images: a link elsewhere, or a photo that was saved here.

use fluent_uri::Uri;

use super::check::Node;
use crate::model::Image;
use crate::model::limits::{IMAGE_PATH, IMAGE_URL, IMAGES};

/// Reads a list of images. Whether a `path` is one of this journal's is asked later.
pub fn read_list(node: Node<'_>) -> Option<Vec<Image>> {
    node.list(0, IMAGES, read)
}

fn read(node: Node<'_>) -> Option<Image> {
    let image = node.object()?;
    match (image.has("url"), image.has("path")) {
        (true, false) => image.required("url", url).map(Image::Url),
        (false, true) => image.required("path", path).map(Image::Path),
        _ => node.problem("must have either url or path"),
    }
}

fn path(node: Node<'_>) -> Option<String> {
    let name = node.text(1, IMAGE_PATH)?;
    node.ask_photo(&name);
    Some(name)
}

fn url(node: Node<'_>) -> Option<String> {
    let text = node.text(1, IMAGE_URL)?;
    match Uri::parse(text.as_str()) {
        Ok(_) => Some(text),
        Err(_) => node.problem("must be a URI such as https://example.org/meal.jpg"),
    }
}
