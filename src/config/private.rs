//! Files for one person alone: so from birth, replaced whole, never through somebody else's link.

mod foreign;
mod naming;
mod place;

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read};
use std::path::{Component, Path, PathBuf};
use std::process;
use std::time::{SystemTime, UNIX_EPOCH};

use super::Unusable;
#[cfg(unix)]
use foreign::mode;
pub use foreign::refuse_for_draft;
pub(super) use foreign::{
    refuse_foreign_folder, refuse_laid, refuse_laid_key, refuse_open, refuse_others, refuse_written,
};
pub use naming::{give_free_name, give_name};
use naming::{give_free_name_at, give_name_at, last, name_in_place, name_over};
use place::Place;

/// Links that are followed before a path is taken for a ring.
const MOST_LINKS: u32 = 40;

/// Writes a file whole: another one is written beside it, made to last, and given its name.
///
/// Errors: when it cannot be written; the file is then as it was, but where the error says that it
/// was done and may not last.
pub fn write(path: &Path, text: &str) -> Result<(), Unusable> {
    write_from(path, &mut text.as_bytes())
}

/// Writes a file whole, as [`write()`] does, with all that can be read.
///
/// Errors: as of [`write()`].
pub fn write_from(path: &Path, from: &mut dyn Read) -> Result<(), Unusable> {
    draw_up(path, from, give_name_at)
}

/// Writes a file whole, as [`write()`] does, that everybody may read from the moment it has its name.
///
/// Errors: as of [`write()`].
pub fn write_for_all(path: &Path, text: &str) -> Result<(), Unusable> {
    draw_up(path, &mut text.as_bytes(), |file, draft, place| {
        // The file that is open, and not what has its name by then.
        #[cfg(unix)]
        file.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(0o644))
            .map_err(|error| Unusable::of_file(&place.told, &error))?;
        give_name_at(file, draft, place)
    })
}

/// Writes a file that is not there whole, and replaces none: `false` where something has its name by then.
///
/// Errors: as of [`write()`].
pub fn write_new(path: &Path, text: &str) -> Result<bool, Unusable> {
    draw_up(path, &mut text.as_bytes(), give_free_name_at)
}

/// Writes a file whole where nothing has its name, or in the place of what may be replaced: `false` where what
/// has its name by then may not be, and stays.
///
/// Errors: as of [`write()`].
pub fn write_over(
    path: &Path,
    text: &str,
    may_be_replaced: &dyn Fn(&Path) -> bool,
) -> Result<bool, Unusable> {
    replaced(path, text, &|draft, path| {
        name_over(draft, path, may_be_replaced)
    })
}

/// Writes a file whole in the place of one that may be replaced, as [`write_over`] does: `false` also where nothing has
/// its name by then.
///
/// Errors: as of [`write()`].
pub(super) fn write_in_place(
    path: &Path,
    text: &str,
    may_be_replaced: &dyn Fn(&Path) -> bool,
) -> Result<bool, Unusable> {
    replaced(path, text, &|draft, path| {
        name_in_place(draft, path, may_be_replaced, &|| Ok(false))
    })
}

fn replaced(
    path: &Path,
    text: &str,
    name: &dyn Fn(&Path, &Path) -> io::Result<bool>,
) -> Result<bool, Unusable> {
    draw_up(path, &mut text.as_bytes(), |file, draft, place| {
        let named = file.sync_all().and_then(|()| name(draft, &place.at));
        match named.map_err(|error| Unusable::of_file(&place.told, &error))? {
            true => last(place).map(|()| true),
            false => Ok(false),
        }
    })
}

/// Writes a file whole under another name, and has it given its own.
fn draw_up<T>(
    path: &Path,
    from: &mut dyn Read,
    name: impl FnOnce(&File, &Path, &Place) -> Result<T, Unusable>,
) -> Result<T, Unusable> {
    let path = real(path)?;
    create_folder_of(&path)?;
    let place = Place::held(&path).map_err(|error| Unusable::of_file(&path, &error))?;
    let draft = beside(&place.at);
    let written = fill(&draft, from).map_err(|error| Unusable::of_file(&path, &error));
    let named = written.and_then(|file| name(&file, &draft, &place));
    // What has its name has this one no more, and what has none is thrown away.
    let _ = fs::remove_file(&draft);
    named
}

fn fill(draft: &Path, from: &mut dyn Read) -> io::Result<File> {
    let mut file = create_new(draft)?;
    io::copy(from, &mut file)?;
    Ok(file)
}

/// Makes a file that was not there, to write and to read, for its owner alone.
///
/// Errors: those of the system.
pub fn create_new(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Makes the folder that a file stands in, for its owner alone, and makes that last.
pub(super) fn create_folder_of(path: &Path) -> Result<(), Unusable> {
    let folder = path.parent().unwrap_or(Path::new("/"));
    create_folder(folder).map_err(|error| Unusable::of_file(folder, &error))
}

fn create_folder(folder: &Path) -> io::Result<()> {
    let new: Vec<&Path> = folder.ancestors().take_while(|at| !at.exists()).collect();
    make_folder(folder)?;
    let mut above = new.into_iter().filter_map(Path::parent);
    above.try_for_each(sync)
}

fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// A name beside a file that no other process uses.
fn beside(path: &Path) -> PathBuf {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let instant = now.map_or(0, |since| since.as_nanos());
    path.with_extension(format!("new-{}-{instant}", process::id()))
}

/// What programs that were killed have left of a file that they were about to replace, and what one that has the
/// lock of the file is about to.
///
/// Errors: when the file is a link that is not followed.
pub(super) fn drafts(path: &Path) -> Result<Vec<PathBuf>, Unusable> {
    let path = real(path)?;
    let begins = path.with_extension("new-");
    let (Some(folder), Some(begins)) = (path.parent(), begins.file_name()) else {
        return Ok(Vec::new());
    };
    let begins = begins.to_string_lossy();
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let is_draft = |name: &str| {
        let numbers = name
            .strip_prefix(&*begins)
            .and_then(|end| end.split_once('-'));
        numbers.is_some_and(|(id, instant)| is_number(id) && is_number(instant))
    };
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    let drafts = files.filter(|file| is_draft(&file.file_name().to_string_lossy()));
    Ok(drafts.map(|file| file.path()).collect())
}

/// Clears them away: there may be a key in them. For whoever has the lock of the file.
///
/// Errors: as of [`drafts`].
pub(super) fn clear_drafts(path: &Path) -> Result<(), Unusable> {
    // A folder that is called so stays: it is none of ours.
    drafts(path)?
        .iter()
        .for_each(|draft| drop(fs::remove_file(draft)));
    Ok(())
}

/// Makes a new name in a folder last through a power cut.
fn sync(folder: &Path) -> io::Result<()> {
    // Elsewhere a folder cannot be opened, and its names last by themselves.
    match cfg!(unix) {
        true if folder.as_os_str().is_empty() => sync(Path::new(".")),
        true => File::open(folder)?.sync_all(),
        false => Ok(()),
    }
}

/// Makes a folder one that only its owner enters, which one that was there before may not be.
pub(super) fn close_folder(folder: &Path) -> Result<(), Unusable> {
    let closed = || {
        create_folder(folder)?;
        #[cfg(unix)]
        if mode(folder)? & 0o077 != 0 {
            let owner = std::os::unix::fs::PermissionsExt::from_mode(0o700);
            fs::set_permissions(folder, owner)?;
        }
        Ok(())
    };
    closed().map_err(|error| Unusable::of_file(folder, &error))
}

/// The path behind all links. A link in a folder that others may write is not followed: they
/// could have laid it.
///
/// Errors: where there is such a link, or one that leads nowhere.
pub fn real(path: &Path) -> Result<PathBuf, Unusable> {
    behind(path, MOST_LINKS, &|link| {
        others_write(folder_of(link)).map(|open| !open)
    })
}

/// Whether a link may be followed.
type MayFollow<'m> = &'m dyn Fn(&Path) -> io::Result<bool>;

fn folder_of(place: &Path) -> &Path {
    place.parent().unwrap_or(Path::new("/"))
}

fn behind(path: &Path, links: u32, may: MayFollow<'_>) -> Result<PathBuf, Unusable> {
    let mut real = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => drop(real.pop()),
            Component::CurDir => {}
            part => real.push(part),
        }
        let is_link = fs::symlink_metadata(&real).is_ok_and(|found| found.is_symlink());
        if is_link {
            real = follow(&real, links, may)?;
        }
    }
    Ok(real)
}

/// Whether others may put something into a folder: they may write it, or it is theirs. Elsewhere than on Unix nothing says
/// so.
fn others_write(folder: &Path) -> io::Result<bool> {
    #[cfg(unix)]
    {
        let found = fs::metadata(folder)?;
        let mode = std::os::unix::fs::MetadataExt::mode(&found);
        Ok(foreign::is_anothers(&found) || mode & 0o022 != 0)
    }
    #[cfg(not(unix))]
    {
        let _ = folder;
        Ok(false)
    }
}

fn follow(link: &Path, links: u32, may: MayFollow<'_>) -> Result<PathBuf, Unusable> {
    let refuse = |why: &str| Unusable::new(format!("{} is a link {why}", link.display()));
    let folder = folder_of(link);
    if !may(link).map_err(|error| Unusable::of_file(folder, &error))? {
        return Err(
            refuse("in a folder that others may write: it is not followed")
                .hint("name the folder behind it, or take others' right to write away"),
        );
    }
    let Some(links) = links.checked_sub(1) else {
        return Err(refuse("that leads nowhere"));
    };
    let target = fs::read_link(link).map_err(|error| Unusable::of_file(link, &error))?;
    behind(&folder.join(target), links, may)
}
