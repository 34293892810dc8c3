//! Redirects: none is followed, so that neither key nor body reaches another host.

use journal::api::Journal;
use journal::error::{Code, Outcome};
use serde_json::json;

use crate::client::{KEY, MEAL, create, draft, meal, refused, remote, world};
use crate::reply::{json, whole};
use crate::server::Server;

const REDIRECTS: [u16; 5] = [301, 302, 303, 307, 308];

#[test]
fn no_redirect_is_followed_with_a_key_a_body_or_at_all() {
    let elsewhere = Server::always(json(201, &meal()));
    for status in REDIRECTS {
        let target = format!("{}/meals", elsewhere.base());
        let server = Server::always(whole(status, &[("Location", &target)], ""));
        let error = refused(remote(&server).create_meal(&draft()));
        assert_eq!(
            (error.code(), error.what_became()),
            (Code::BadAnswer, Outcome::Unknown)
        );
        assert!(error.message().contains(&target), "{error}");
        assert!(error.message().contains(&status.to_string()), "{error}");
        let error = refused(remote(&server).get_meal(MEAL));
        assert_eq!(
            (error.code(), error.what_became()),
            (Code::BadAnswer, Outcome::NotApplied)
        );
        refused(remote(&server).delete_meal(MEAL));
        assert_eq!(server.count(), 3, "each is sent once");
    }
    assert_eq!(elsewhere.count(), 0);
}

#[test]
fn a_redirect_ends_with_exit_code_11_and_tells_where_it_points() {
    let elsewhere = Server::always(json(200, &meal()));
    for status in REDIRECTS {
        let server = Server::always(whole(status, &[("Location", &elsewhere.base())], "moved"));
        let world = world(&server);
        let error = world.error(11, &["meal", "show", MEAL]);
        assert_eq!(
            (&error["code"], &error["status"]),
            (&json!("bad_answer"), &json!(status))
        );
        let message = error["message"].as_str().unwrap();
        assert!(message.contains(&elsewhere.base()), "{message}");
        assert!(!error.to_string().contains(KEY), "{error}");
        let hint = error["hint"].as_str().unwrap();
        assert!(hint.contains("address of the journal"), "{hint}");
        world.run(&create(&world)).failed(11);
    }
    assert_eq!(elsewhere.count(), 0);
}

#[test]
fn other_answers_of_that_kind_are_told_too() {
    for status in [300, 304] {
        let server = Server::always(whole(status, &[], ""));
        let error = refused(remote(&server).get_meal(MEAL));
        assert_eq!(error.code(), Code::BadAnswer);
        assert!(error.message().contains(&status.to_string()), "{error}");
    }
}
