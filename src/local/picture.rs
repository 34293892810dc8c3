//! Whether a file is a picture, by how it begins.

/// The beginnings of pictures. What stands in front of some of them may be anything: a length.
const BEGINNINGS: [(usize, &[u8]); 17] = [
    (0, b"\xff\xd8\xff"),
    (0, b"\x89PNG\r\n\x1a\n"),
    (8, b"WEBP"),
    (0, b"GIF8"),
    (4, b"ftypheic"),
    (4, b"ftypheix"),
    (4, b"ftyphevc"),
    (4, b"ftypmif1"),
    (4, b"ftypmsf1"),
    (4, b"ftypavif"),
    (4, b"ftypavis"),
    (4, b"ftypcrx "),
    (0, b"II*\0"),
    (0, b"MM\0*"),
    (0, b"BM"),
    (0, b"\xff\x0a"),
    (4, b"JXL \r\n\x87\n"),
];

/// What people call those that are known.
pub(super) const KNOWN: &str =
    "a photo is a JPEG, PNG, WebP, GIF, HEIC, AVIF, JPEG XL, TIFF or BMP file";

/// What stands behind the point in the names of such files, in small letters.
pub(super) const EXTENSIONS: [&str; 18] = [
    "jpg", "jpeg", "jfif", "png", "webp", "gif", "heic", "heif", "hif", "avif", "cr2", "cr3",
    "dng", "nef", "tif", "tiff", "bmp", "jxl",
];

/// Whether a file that begins so is a picture.
pub(super) fn is_one(bytes: &[u8]) -> bool {
    let begins = |(at, beginning): &(usize, &[u8])| {
        bytes
            .get(*at..)
            .is_some_and(|rest| rest.starts_with(beginning))
    };
    BEGINNINGS.iter().any(begins)
}

#[cfg(test)]
mod tests {
    use super::is_one;

    #[test]
    fn pictures_are_told_from_other_files() {
        for picture in [
            &b"\xff\xd8\xff\xe0\0\x10JFIF"[..],
            b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
            b"RIFF\x24\0\0\0WEBPVP8 ",
            b"\0\0\0\x18ftypheic\0\0\0\0",
            b"II*\0\x08\0\0\0",
        ] {
            assert!(is_one(picture), "{picture:?}");
        }
        for other in [
            &b""[..],
            b"\xff\xd8",
            b"an egg",
            b"%PDF-1.7",
            b"SQLite format 3\0",
            b"RIFF\x24\0\0\0WAVEfmt ",
        ] {
            assert!(!is_one(other), "{other:?}");
        }
    }
}
