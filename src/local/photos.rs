//! Photos: files in a folder, known to the API by an opaque name alone.

pub(super) mod removal;

use std::fs;
use std::io::{ErrorKind, Read};
use std::path::Path;

use rusqlite::{Connection, params};
use uuid::Uuid;

use super::failure::Failure;
use super::{Local, Write, check, file, link, picture};
use crate::error::{Code, Error, Result};
use crate::model::Image;

/// Whether a photo of this name was given to this person.
pub(super) fn exists(connection: &Connection, path: &str) -> std::result::Result<bool, Failure> {
    Ok(connection
        .prepare_cached("SELECT 1 FROM photo WHERE path = ?1")?
        .exists([path])?)
}

/// Forgets the photos among these images that no meal or food shows any more. Their files are removed behind the
/// transaction under way, but where they may come back.
pub(super) fn release(write: &Write<'_>, images: &[Image]) -> std::result::Result<(), Failure> {
    match write.recorder {
        Some(_) => forget(write.connection, images).map(drop),
        None => release_for_good(write.connection, images),
    }
}

/// The same where nothing is taken back: none may come back.
pub(super) fn release_for_good(
    connection: &Connection,
    images: &[Image],
) -> std::result::Result<(), Failure> {
    let files = forget(connection, images)?;
    files
        .iter()
        .try_for_each(|file| removal::note(connection, file))
}

/// Forgets the photos among these images that no meal or food shows any more, and gives their files.
fn forget(connection: &Connection, images: &[Image]) -> std::result::Result<Vec<String>, Failure> {
    let mut files = Vec::new();
    if images.iter().any(|image| matches!(image, Image::Path(_))) {
        // A damaged index leads to the picture of another meal.
        check::refuse_damaged(connection, &["photo"])?;
    }
    for image in images {
        let Image::Path(path) = image else { continue };
        let mut statement = connection.prepare_cached(
            "DELETE FROM photo WHERE path = ?1
             AND NOT EXISTS (SELECT 1 FROM meal WHERE instr(images, ?2))
             AND NOT EXISTS (SELECT 1 FROM food_version WHERE instr(data, ?2)) RETURNING file",
        )?;
        let quoted = serde_json::to_string(path)?;
        let released = statement.query_map(params![path, quoted], |row| row.get::<_, String>(0))?;
        for file in released {
            files.push(file?);
        }
    }
    Ok(files)
}

/// Removes the file of a photo, and says why where that cannot be done: nobody knows what is behind a link that leads
/// nowhere. What is not called as a photo is is left, whatever a journal that somebody else made says of it: its name
/// may lead out of the folder.
pub(super) fn remove_file(folder: &Path, file: &str) -> Option<String> {
    if !is_file(file) {
        return None;
    }
    let file = folder.join(file);
    let why = fs::remove_file(&file).err()?;
    let why = match why.kind() {
        ErrorKind::NotFound => link::leads_nowhere(folder)?.told_alone().to_owned(),
        _ => why.to_string(),
    };
    Some(format!("{}: {why}", file.display()))
}

/// Whether the file of a photo is called as [`Local::add_photo`] calls it.
pub(super) fn is_file_of(path: &str, file: &str) -> bool {
    path_of(file) == Some(path)
}

/// Whether a file is called as that of a photo is.
pub(super) fn is_file(file: &str) -> bool {
    path_of(file).is_some()
}

/// The name the API gives to the photo in a file of this name: a UUID, behind which an extension stands.
fn path_of(file: &str) -> Option<&str> {
    let (path, extension) = file.split_once('.')?;
    let is_one_name = !extension.contains(std::path::is_separator);
    let is_id = Uuid::try_parse(path).is_ok_and(|id| id.to_string() == path);
    (is_id && is_one_name).then_some(path)
}

/// Reads all photos, and refuses one whose file is not called as one is.
pub(super) fn look(connection: &Connection) -> std::result::Result<(), Failure> {
    let mut statement = connection.prepare("SELECT path, file FROM photo")?;
    let mut rows = statement.query(())?;
    while let Some(row) = rows.next()? {
        let (path, file): (String, String) = (row.get(0)?, row.get(1)?);
        if !is_file_of(&path, &file) {
            return Err(Failure::damaged("the file of one has a foreign name"));
        }
    }
    Ok(())
}

/// The largest photo that is taken in, in bytes: more than a phone makes.
const LARGEST: u64 = 32 << 20;

/// Reads a photo, as long as one may be.
fn bytes_of(photo: &Path) -> Result<Vec<u8>> {
    let name = photo.display().to_string();
    let unreadable = |error| Error::unreadable(&name, &error);
    let found = fs::metadata(photo).map_err(unreadable)?;
    if !found.is_file() {
        let what = format!("{name} is no file");
        return Err(Error::new(Code::NotUnderstood, what).hint("name a photo"));
    }
    let mut bytes = Vec::new();
    let opened = fs::File::open(photo).map_err(unreadable)?;
    let read = opened.take(LARGEST + 1).read_to_end(&mut bytes);
    match read.map_err(unreadable)? as u64 > LARGEST {
        true => {
            let what = format!("{name} is larger than {} MiB", LARGEST >> 20);
            Err(Error::new(Code::BodyTooLarge, what).hint("make it smaller first"))
        }
        false if picture::is_one(&bytes) => Ok(bytes),
        false => {
            let what = format!("{name} is no photo");
            Err(Error::new(Code::NotUnderstood, what).hint(picture::KNOWN))
        }
    }
}

/// What to do where there can be no folder of photos: it stands beside its journal, wherever that is.
fn unkept(failure: Failure) -> Failure {
    failure.with_hint(
        "nothing was changed: photos are kept there; move away what has its name, or see that it can be written",
    )
}

/// Writes a photo, for its owner alone, so that it lasts.
fn keep(bytes: &[u8], kept: &Path) -> std::result::Result<(), Failure> {
    let mut copy = file::private_file(kept)?;
    std::io::Write::write_all(&mut copy, bytes)?;
    copy.sync_all()?;
    file::sync_folder(kept)
}

/// What stands behind the point in the name of a photo here: as in its own name, where that is one of pictures.
fn extension(photo: &Path) -> String {
    let told = photo.extension().and_then(|told| told.to_str());
    let told = told.unwrap_or_default().to_ascii_lowercase();
    match picture::EXTENSIONS.contains(&told.as_str()) {
        true => told,
        false => "image".to_owned(),
    }
}

impl Local {
    /// Looks whether a photo can be taken in, and takes none.
    ///
    /// Errors: those of [`Local::add_photo`] that are the photo's own.
    pub fn check_photo(&self, photo: &Path) -> Result<()> {
        bytes_of(photo).map(drop)
    }

    /// Takes a photo in: copies the file and gives the `path` that meals and foods show it by.
    ///
    /// Errors: as [`Error::unreadable`]; `NotUnderstood` when it is no file, or no picture; `BodyTooLarge`; `LocalStore`
    /// when it cannot be kept.
    pub fn add_photo(&self, photo: &Path) -> Result<String> {
        let bytes = bytes_of(photo)?;
        let name = Uuid::new_v4().to_string();
        let file_name = format!("{name}.{}", extension(photo));
        let folder = self.photo_folder();
        let kept = folder.join(&file_name);
        self.write(|write| {
            link::refuse(folder)?;
            link::refuse_anothers_folder(folder, &self.place.journal)?;
            file::create_folder(folder).map_err(unkept)?;
            self.later.borrow_mut().comes(&file_name);
            keep(&bytes, &kept).map_err(|failure| failure.at(&kept))?;
            write
                .connection
                .prepare_cached("INSERT INTO photo (path, file, added_at) VALUES (?1, ?2, ?3)")?
                .execute(params![name, file_name, write.now])?;
            write.tell("addPhoto", &name, &file_name);
            Ok(())
        })?;
        Ok(name)
    }
}
