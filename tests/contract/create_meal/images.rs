//! Pictures of a meal: links, and photos that were saved.

use serde_json::{Value, json};

use crate::bodies::{breakfast, emoji, id, with};
use crate::json::assert_same;
use crate::stand::Stand;

promises!(
    links_come_back_in_order,
    an_empty_list_is_no_images,
    a_meal_has_20_images_at_most,
    an_image_is_a_url_or_a_path,
    a_url_is_a_uri,
    a_url_has_2000_characters_at_most,
    a_url_is_a_text,
    a_path_is_one_that_an_earlier_read_gave,
    each_bad_image_is_told_by_its_place,
);

fn pictured(images: Value) -> Value {
    with(breakfast(), "/images", images)
}

fn links(count: usize) -> Value {
    let link = |n| json!({"url": format!("https://example.org/{n}.jpg")});
    (0..count).map(link).collect()
}

fn links_come_back_in_order(stand: &Stand) {
    let made = stand.create_meal(pictured(links(3))).given();
    assert_same(&made["images"], &links(3));
    assert_same(&stand.get_meal(id(&made)).given()["images"], &links(3));
}

fn an_empty_list_is_no_images(stand: &Stand) {
    let made = stand.create_meal(pictured(json!([]))).given();
    assert_same(&made["images"], &json!([]));
}

fn a_meal_has_20_images_at_most(stand: &Stand) {
    let made = stand.create_meal(pictured(links(20))).given();
    assert_same(&made["images"], &links(20));
    stand.create_meal(pictured(links(21))).refused(&["images"]);
}

fn an_image_is_a_url_or_a_path(stand: &Stand) {
    for image in [
        json!({}),
        json!({"url": "https://example.org/a.jpg", "path": "a.jpg"}),
        json!({"link": "https://example.org/a.jpg"}),
        json!("https://example.org/a.jpg"),
        json!(null),
        json!([]),
    ] {
        stand
            .create_meal(pictured(json!([image])))
            .refused_in("images[0]");
    }
}

fn a_url_is_a_uri(stand: &Stand) {
    for url in [
        "https://example.org/a.jpg?b=c#d",
        "http://[2001:db8::1]:8080/",
        "https://example.org/%C3%A9",
        "urn:isbn:0451450523",
    ] {
        let made = stand.create_meal(pictured(json!([{"url": url}]))).given();
        assert_same(&made["images"], &json!([{"url": url}]));
    }
    for url in [
        "",
        "photo.jpg",
        "/photo.jpg",
        "//example.org/photo.jpg",
        "https://example.org/a b.jpg",
        "https://example.org/é",
        "https://example.org/%zz",
        "https://example.org/<a>",
        "1https://example.org/",
        " https://example.org/",
        "https://example.org/\n",
        "https://example.org/\0",
    ] {
        stand
            .create_meal(pictured(json!([{"url": url}])))
            .refused(&["images[0].url"]);
    }
}

fn a_url_has_2000_characters_at_most(stand: &Stand) {
    let url = format!("https://example.org/{}", "a".repeat(1_980));
    let made = stand.create_meal(pictured(json!([{"url": url}]))).given();
    assert_eq!(made["images"][0]["url"], url);
    let longer = format!("{url}a");
    stand
        .create_meal(pictured(json!([{"url": longer}])))
        .refused(&["images[0].url"]);
}

fn a_url_is_a_text(stand: &Stand) {
    for url in [json!(null), json!(1), json!([])] {
        stand
            .create_meal(pictured(json!([{"url": url}])))
            .refused(&["images[0].url"]);
    }
}

fn a_path_is_one_that_an_earlier_read_gave(stand: &Stand) {
    for path in [
        "a.jpg".to_owned(),
        String::new(),
        "../journal.db".to_owned(),
        "/etc/passwd".to_owned(),
        "a\0".to_owned(),
        emoji(500),
        emoji(501),
    ] {
        stand
            .create_meal(pictured(json!([{"path": path}])))
            .refused(&["images[0].path"]);
    }
    stand
        .create_meal(pictured(json!([{"path": 1}])))
        .refused(&["images[0].path"]);
}

fn each_bad_image_is_told_by_its_place(stand: &Stand) {
    let images = json!([
        {"url": "https://example.org/a.jpg"},
        {"url": "no"},
        {"url": "https://example.org/b.jpg"},
        {"path": "c.jpg"},
    ]);
    stand
        .create_meal(pictured(images))
        .refused(&["images[1].url", "images[3].path"]);
}
