//! The page of a report: one file, whole or not at all, that asks nothing of anybody.

use std::fs;

use super::lived_in;

#[test]
fn a_page_needs_nothing_from_elsewhere_and_runs_nothing() {
    let world = lived_in();
    let page = world.ok(&["report", "--html", "-"]).out;
    assert!(page.starts_with("<!doctype html>") && page.ends_with("</html>\n"));
    for word in [
        "<script", "http:", "https:", "<link", "<img", "url(", "@import", " src=", " href=",
    ] {
        // The name of a food has some of these, as text.
        let text = page.replace("&lt;img src=x onerror=alert(1)&gt;", "");
        assert!(!text.contains(word), "{word}");
    }
    assert!(
        page.contains("&lt;img src=x onerror=alert(1)&gt; &amp; co"),
        "{page}"
    );
    assert!(page.contains("default-src 'none'"));
}

#[test]
fn a_page_has_a_bar_for_each_day_that_is_known_and_words_for_who_does_not_see_it() {
    let world = lived_in();
    let page = world
        .ok(&["report", "--from", "2026-11-01", "--html", "-"])
        .out;
    assert_eq!(page.matches("<rect class=\"bar").count(), 7);
    let drawings = page.matches("<svg ").count();
    assert_eq!(drawings, 4);
    assert_eq!(page.matches("<desc id=").count(), drawings);
    assert_eq!(
        page.matches("role=\"img\" aria-labelledby=").count(),
        drawings
    );
    assert_eq!(
        page.matches("<tr><th scope=\"row\">").count(),
        2 * (21 + 1) + 8,
        "two tables of days, one of meals"
    );
}

#[test]
fn a_page_of_nothing_draws_nothing() {
    let page = lived_in()
        .ok(&["report", "--to", "2020-01-01", "--html", "-"])
        .out;
    assert!(
        !page.contains("<svg") && page.contains("nothing was eaten"),
        "{page}"
    );
}

#[test]
fn a_page_is_written_whole_for_its_owner_alone_and_that_is_said() {
    let world = lived_in();
    let done = world.ok(&["report", "--html", "week.html"]);
    assert!(
        done.out.contains("week.html: 5 meals of 4 days"),
        "{}",
        done.out
    );
    let file = world.home().join("week.html");
    let written = fs::read_to_string(&file).unwrap();
    assert_eq!(written, world.ok(&["report", "--html", "-"]).out);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(
            fs::metadata(&file).unwrap().permissions().mode() & 0o777,
            0o600
        );
    }
    world.ok(&["report", "--by", "week", "--html", "week.html"]);
    assert_ne!(
        written,
        fs::read_to_string(&file).unwrap(),
        "a page takes the place of a page"
    );
    let drafts = fs::read_dir(world.home())
        .unwrap()
        .map(|entry| entry.unwrap().file_name());
    assert_eq!(
        drafts
            .filter(|name| name.to_string_lossy().contains("week"))
            .count(),
        1
    );
}

#[test]
fn a_dry_run_writes_no_page() {
    let world = lived_in();
    let done = world.ok(&["report", "--html", "week.html", "-n"]);
    assert!(done.out.contains("would write"), "{}", done.out);
    assert!(!world.home().join("week.html").exists());
}

#[test]
fn a_page_never_takes_the_place_of_what_is_no_page() {
    let world = lived_in();
    let other = "<!doctype html>\n<html lang=\"en\">\n<head>\n<title>Mine</title>\n";
    let other = world.file("mine.html", other);
    world.error(2, &["report", "--html", &other]);
    let letter = world.file("letter.txt", "Dear all,");
    let refused = world.error(2, &["report", "--html", &letter]);
    assert!(
        refused["hint"].as_str().unwrap().contains("--yes"),
        "{refused}"
    );
    assert_eq!(fs::read_to_string(&letter).unwrap(), "Dear all,");
    world.ok(&["report", "--html", &letter, "--yes"]);
    assert!(
        fs::read_to_string(&letter)
            .unwrap()
            .starts_with("<!doctype html>")
    );
    let journal = world.journal();
    let before = fs::read(&journal).unwrap();
    world.error(2, &["report", "--html", journal.to_str().unwrap(), "--yes"]);
    assert_eq!(fs::read(&journal).unwrap(), before);
    world.error(12, &["report", "--html", "no/such/folder/week.html"]);
}
