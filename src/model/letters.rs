//! Characters that nobody sees: what is shown of a text that holds one is not what is there.

/// Whether a character moves a cursor, rings a bell, ends a line or turns it around: controls, the ends of lines and
/// paragraphs, and what has Unicode's property `Bidi_Control`.
pub fn moves(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Whether nobody sees a character: what [`moves`] something, and most of what has Unicode's property
/// `Default_Ignorable_Code_Point`. Joiners, selectors of variants and tags are no such: emoji and scripts need them.
pub fn is_unseen(c: char) -> bool {
    moves(c)
        || matches!(c,
            '\u{ad}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180e}' | '\u{200b}'
            | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
            | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}')
}

/// Whether a character joins or varies the letters beside it, and alone is nothing to see.
pub fn joins(c: char) -> bool {
    matches!(
        c,
        '\u{34f}' | '\u{180b}'..='\u{180d}' | '\u{180f}' | '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_blanks_and_parts_of_emoji_are_seen() {
        for c in "aé 食ب👩\u{200d}\u{fe0f}\u{200c}\u{a0}\u{3000}".chars() {
            assert!(!is_unseen(c), "{c:?}");
        }
        for c in "\u{61c}\u{202e}\u{2066}\u{200f}\u{1b}\n\u{9b}\u{2028}".chars() {
            assert!(moves(c) && is_unseen(c), "{c:?}");
        }
        for c in "\u{ad}\u{200b}\u{feff}\u{180e}\u{3164}\u{2060}".chars() {
            assert!(!moves(c) && is_unseen(c), "{c:?}");
        }
    }
}
