//! A section of a page that holds a table.

/// What stands around the rows of a table.
pub(super) struct Section<'a> {
    /// The table's name on the page.
    pub(super) id: &'a str,
    /// What stands above it.
    pub(super) heading: &'a str,
    /// What it holds.
    pub(super) caption: &'a str,
    /// The head of the first column, which names the rows.
    pub(super) first: &'a str,
    /// The heads of the others; an empty one belongs to the one before.
    pub(super) heads: &'a [&'a str],
    /// How many of these are words, which stand to the left.
    pub(super) words: usize,
}

impl Section<'_> {
    /// The section with these rows.
    pub(super) fn around(&self, rows: &str) -> String {
        let Section {
            id,
            heading,
            caption,
            first,
            ..
        } = self;
        let heads = self.heads.iter().enumerate();
        let heads: String = heads.map(|(at, head)| self.head(at, head)).collect();
        format!(
            "<section aria-labelledby=\"{id}-heading\">\n<h2 id=\"{id}-heading\">{heading}</h2>\n\
             <div class=\"wide\">\n<table id=\"{id}\">\n<caption>{caption}</caption>\n\
             <thead><tr><th scope=\"col\">{first}</th>{heads}</tr></thead>\n\
             {rows}</table>\n</div>\n</section>\n"
        )
    }

    fn head(&self, at: usize, head: &str) -> String {
        let spans = self.heads.get(at + 1).is_some_and(|next| next.is_empty());
        match (head.is_empty(), at < self.words, spans) {
            (true, ..) => String::new(),
            (_, true, _) => format!("<th scope=\"col\" class=\"words\">{head}</th>"),
            (.., true) => format!("<th scope=\"colgroup\" colspan=\"2\">{head}</th>"),
            _ => format!("<th scope=\"col\">{head}</th>"),
        }
    }
}
