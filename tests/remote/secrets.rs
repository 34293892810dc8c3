//! Where the key goes: into one header of each request to its own address, and nowhere else.

use journal::api::Journal;
use journal::error::Code;
use journal::model::{FoodQuery, MealQuery};
use journal::remote::{Remote, Secret};
use serde_json::json;

use crate::client::{KEY, MEAL, SHORT, draft, foods, is_the_meal, meal, meals, remote, world};
use crate::reply::{empty, json, raw, whole};
use crate::server::Server;

/// The part of the key that nobody could guess.
const SECRET: &str = "notasecretatall";

#[test]
fn the_key_stands_in_one_header_and_nowhere_else() {
    let server = Server::playing([
        json(200, &meals(&[MEAL])),
        json(201, &meal()),
        json(200, &foods(&[])),
        empty(204),
    ]);
    let remote = remote(&server);
    remote.list_meals(&MealQuery::default()).unwrap();
    remote.create_meal(&draft()).unwrap();
    remote.search_foods(&FoodQuery::default()).unwrap();
    remote.delete_meal(MEAL).unwrap();
    for received in server.received() {
        assert_eq!(received.header("Authorization"), format!("Bearer {KEY}"));
        assert_eq!(
            received.head.matches(SECRET).count(),
            1,
            "{}",
            received.head
        );
        assert!(!String::from_utf8_lossy(&received.body).contains(SECRET));
    }
}

#[test]
fn no_output_holds_the_key() {
    let echoing = |status| {
        // A server that tells what it was sent; what it repeats is its own choice, what we add is ours.
        whole(status, &[("WWW-Authenticate", "Bearer")], "")
    };
    for reply in [
        echoing(401),
        echoing(500),
        raw(""),
        raw("nonsense"),
        json(200, &meal()),
    ] {
        let server = Server::always(reply);
        let world = world(&server);
        for arguments in [
            &["meal", "show", MEAL][..],
            &["log", "500kcal", "--yes"],
            &["log", "500kcal", "--yes", "-n"],
            &["api", "createMeal", "--file", "/dev/null"],
        ] {
            for format in ["table", "json"] {
                let done = world.run(&[arguments, &["--format", format]].concat());
                assert!(
                    !done.out.contains(SECRET) && !done.err.contains(SECRET),
                    "{done:?}"
                );
            }
        }
    }
    let key = Secret::new(KEY);
    assert!(!format!("{key:?}").contains(SECRET));
}

#[test]
fn a_key_that_a_server_sends_back_is_not_shown() {
    // A key of another service, which nothing but its place tells.
    let key = "s3cr/t-of-another-service";
    let said = format!("no {key} here");
    let cut = format!("{}{key}", "x".repeat(190));
    let place = format!("/login?{key}");
    for reply in [
        json(
            400,
            &json!({ "message": said, "trace": [said], "details": [{ "path": key, "message": said }] }),
        ),
        whole(
            400,
            &[],
            r#"{"message":"no s3cr\/t-of-another-service here"}"#,
        ),
        json(404, &json!({ "odd": cut })),
        whole(500, &[], &cut),
        whole(200, &[("Content-Type", key)], &said),
        whole(200, &[], format!("{{\"id\":7,\"{key}\":1}}")),
        whole(302, &[("Location", &place)], ""),
    ] {
        let server = Server::always(reply);
        let world = world(&server).with("JOURNAL_API_KEY", key);
        for command in [
            &["meal", "show", MEAL][..],
            &["api", "listMeals"],
            &["today"],
        ] {
            for format in ["table", "json"] {
                let done = world.run(&[command, &["--format", format]].concat());
                assert!(!done.err.contains("s3cr"), "{}", done.err);
            }
        }
    }
    let server = Server::always(whole(500, &[], said));
    let world = world(&server).with("JOURNAL_API_KEY", key);
    world
        .run(&["meal", "list"])
        .failed(11)
        .says("no [key] here");
}

#[test]
fn without_a_key_no_header_is_sent() {
    let server = Server::always(json(200, &meal()));
    let remote = Remote::new(&server.base(), None, SHORT).unwrap();
    is_the_meal(&remote.get_meal(MEAL).unwrap());
    assert!(server.only().headers("Authorization").is_empty());
}

#[test]
fn a_key_that_no_header_can_carry_is_refused_before_anything_is_sent() {
    let server = Server::always(json(200, &meal()));
    for bad in ["two\nlines", "two\r\nX-Other: header", "nul\0"] {
        let error = Remote::new(&server.base(), Some(Secret::new(bad)), SHORT)
            .err()
            .unwrap();
        assert_eq!(error.code(), Code::Config);
        assert!(!format!("{error:?}").contains("lines"), "{error:?}");
    }
    let world = world(&server).with("JOURNAL_API_KEY", "two\nlines");
    world.run(&["meal", "show", MEAL]).failed(13);
    assert_eq!(server.count(), 0);
}

#[test]
fn plain_http_goes_through_no_proxy() {
    let proxy = Server::always(json(200, &meal()));
    let server = Server::always(json(200, &meal()));
    let mut world = world(&server);
    for name in [
        "HTTP_PROXY",
        "http_proxy",
        "HTTPS_PROXY",
        "https_proxy",
        "ALL_PROXY",
        "all_proxy",
    ] {
        world = world.with(name, &format!("http://127.0.0.1:{}", proxy.port()));
    }
    assert_eq!(world.json(&["meal", "show", MEAL]), meal());
    world.ok(&["meal", "delete", MEAL, "--yes"]);
    assert!(server.count() > 1);
    assert_eq!(proxy.count(), 0);
}

/// Who means to be seen by a proxy alone is not seen by the service because of a slip in its address.
#[test]
fn a_proxy_that_is_not_understood_is_not_gone_past() {
    let server = Server::always(json(200, &meal()));
    let base = format!("https://127.0.0.1:{}/v1", server.port());
    for (name, proxy) in [
        ("HTTPS_PROXY", format!("htpp://anna:{SECRET}@127.0.0.1:9")),
        ("https_proxy", "ht!tp://127.0.0.1:9".to_owned()),
        ("ALL_PROXY", "foo://127.0.0.1:9".to_owned()),
        ("all_proxy", "http://127.0.0.1:177720".to_owned()),
    ] {
        let world = world(&server).with("JOURNAL_BASE_URL", &base);
        let error = world.with(name, &proxy).error(13, &["meal", "list"]);
        assert_eq!(error["code"], "config", "{proxy}: {error}");
        assert!(error.to_string().contains(name), "{error}");
        assert!(!error.to_string().contains(SECRET), "{error}");
    }
    assert_eq!(server.count(), 0);
}

/// What the proxy is asked for by https, in an environment that names it so.
fn asked_of_proxy(variables: &[(&str, &str)]) -> usize {
    let server = Server::always(json(200, &meal()));
    let proxy = Server::always(json(502, &meal()));
    let mut world = world(&server).with(
        "JOURNAL_BASE_URL",
        &format!("https://127.0.0.1:{}/v1", server.port()),
    );
    for (name, value) in variables {
        let value = value.replace("PROXY", &format!("127.0.0.1:{}", proxy.port()));
        world = world.with(name, &value);
    }
    assert_ne!(world.run(&["meal", "list"]).exit, 0);
    let (asked, proxied) = (server.count(), proxy.count());
    assert!(asked == 0 || proxied == 0, "{variables:?}");
    proxied
}

#[test]
fn https_goes_through_the_proxy_that_is_named_whatever_else_is() {
    let through = [
        &[("HTTPS_PROXY", "http://PROXY")][..],
        &[("https_proxy", "PROXY")],
        &[("HTTPS_PROXY", ""), ("https_proxy", "http://PROXY")],
        &[
            ("HTTPS_PROXY", "http://PROXY"),
            ("ALL_PROXY", "http://127.0.0.1:9"),
        ],
        &[("HTTPS_PROXY", "http://PROXY"), ("REQUEST_METHOD", "GET")],
        &[("all_proxy", "http://PROXY"), ("REQUEST_METHOD", "")],
        &[("HTTPS_PROXY", "http://PROXY"), ("NO_PROXY", "example.org")],
    ];
    let past = [
        &[("HTTPS_PROXY", "http://PROXY"), ("NO_PROXY", "127.0.0.1")][..],
        &[
            ("HTTPS_PROXY", "http://PROXY"),
            ("no_proxy", "example.org, *"),
        ],
    ];
    // Each asks some times before it gives up: all at once.
    std::thread::scope(|scope| {
        for variables in through {
            scope.spawn(move || assert!(asked_of_proxy(variables) > 0, "{variables:?}"));
        }
        for variables in past {
            scope.spawn(move || assert_eq!(asked_of_proxy(variables), 0, "{variables:?}"));
        }
    });
}

#[test]
fn localhost_is_this_machine() {
    let server = Server::always(json(200, &meal()));
    let base = format!("http://localhost:{}/v1", server.port());
    is_the_meal(
        &Remote::new(&base, None, SHORT)
            .unwrap()
            .get_meal(MEAL)
            .unwrap(),
    );
    assert_eq!(
        server.only().header("Host"),
        format!("localhost:{}", server.port())
    );
}

#[test]
fn an_address_with_a_password_is_refused_and_not_repeated() {
    let server = Server::always(json(200, &meal()));
    let base = format!("http://me:{SECRET}@127.0.0.1:{}/v1", server.port());
    let world = world(&server).with("JOURNAL_BASE_URL", &base);
    let error = world.error(13, &["meal", "list"]);
    assert_eq!(error["code"], "config");
    assert!(!error.to_string().contains(SECRET), "{error}");
    assert_eq!(server.count(), 0);
}

#[test]
fn a_request_is_made_as_the_specification_says() {
    let server = Server::playing([json(201, &meal()), json(200, &foods(&[]))]);
    let remote = remote(&server);
    remote.create_meal(&draft()).unwrap();
    let query = FoodQuery::new(journal::model::Library::Mine, "crème & \"x\" + 50%");
    remote.search_foods(&query).unwrap();
    let received = server.received();
    assert_eq!(received[0].line(), "POST /v1/meals");
    assert_eq!(received[0].header("Content-Type"), "application/json");
    let sent: serde_json::Value = serde_json::from_slice(&received[0].body).unwrap();
    assert_eq!(&sent, draft().json());
    assert_eq!(
        received[1].line(),
        "GET /v1/foods?library=mine&query=cr%C3%A8me%20%26%20%22x%22%20%2B%2050%25"
    );
    assert_eq!(received[1].body, b"");
    let found = json!(received[1].headers("Content-Type"));
    assert_eq!(found, json!([]), "nothing is sent, so it has no kind");
}
