//! A service on this machine: what a served journal answered to each operation, as bytes, and a
//! server that plays it, with one answer changed.

use std::collections::BTreeMap;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::Stdio;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};
use std::thread;

use journal::model::Operation;
use serde_json::Value;

use crate::world::{World, id};

/// The key that is sent.
pub(crate) const KEY: &str = "jrnl_0a1b2c3d_notasecretatall_x1y2z3";

pub(crate) const MEAL: &str = r#"{"eatenAt":"2026-11-21T08:00:00Z","timezone":"Europe/Berlin","name":"Breakfast","notes":"late","items":[{"newFood":{"name":"Bread","data":{"base":"g","nutrition":{"basisAmount":100,"values":{"kcal":250,"salt":1.25}}}},"quantity":50,"unit":"g"}]}"#;
pub(crate) const PATCH: &str = r#"{"name":"Brunch"}"#;
pub(crate) const FOOD: &str = r#"{"name":"Bread of mine","brand":"Mill","data":{"base":"g","nutrition":{"basisAmount":100,"values":{"kcal":250}},"measures":[{"label":"slice","size":40}]}}"#;
pub(crate) const SETTINGS: &str = r#"{"preferences":{"units":"uk"},"body":{"weightKg":71.5}}"#;
/// A copy of a product that says something else: a correction of it.
const COPY: &str = r#"{"name":"Salted crackers","barcode":"3017620422003","data":{"base":"g"},"copyFrom":{"library":"off","key":"3017620422003"}}"#;

/// What a served journal answers.
pub(crate) struct Real {
    answers: BTreeMap<&'static str, Vec<u8>>,
    /// The ids of a meal and of an own food.
    pub(crate) meal: String,
    pub(crate) food: String,
}

impl Real {
    /// Asked once.
    pub(crate) fn once() -> &'static Real {
        static REAL: OnceLock<Real> = OnceLock::new();
        REAL.get_or_init(Real::asked)
    }

    /// The answer to an operation, from its first line on.
    pub(crate) fn to(&self, operation: Operation) -> &[u8] {
        &self.answers[operation.id()]
    }

    fn asked() -> Real {
        let world = World::new();
        let table = "code\tproduct_name\tenergy-kcal_100g\n3017620422003\tCrackers\t400\n";
        let table = world.file("foods.tsv", table);
        world.ok(&["catalog", "import", "off", &table]);
        let key = world.json(&["key", "create", "--permission", "read-write"]);
        let key = key["key"].as_str().unwrap();
        let mut command = world.command(&["serve", "--listen", "127.0.0.1:0"]);
        command.stderr(Stdio::null());
        let mut serving = command.spawn().unwrap();
        let mut base = String::new();
        let out = serving.stdout.take().unwrap();
        BufReader::new(out).read_line(&mut base).unwrap();
        let address = base.trim().trim_start_matches("http://");
        let address: SocketAddr = address.trim_end_matches("/v1").parse().unwrap();
        let real = Real::of(|method, path, body| asked(address, key, method, path, body).unwrap());
        serving.kill().unwrap();
        serving.wait().unwrap();
        real
    }

    fn of(ask: impl Fn(&str, &str, &str) -> Vec<u8>) -> Real {
        let mut answers = BTreeMap::new();
        let mut keep = |operation: Operation, (method, path, body)| {
            let answer: Vec<u8> = ask(method, path, body);
            let (head, body) = parted(&answer);
            assert!(head.starts_with(b"HTTP/1.1 20"), "{operation:?}: {head:?}");
            let body = serde_json::from_slice(body).unwrap_or(Value::Null);
            answers.insert(operation.id(), answer);
            body
        };
        let food = id(&keep(Operation::SaveFood, ("POST", "/foods", FOOD)));
        keep(Operation::SaveFood, ("POST", "/foods", COPY));
        let meal = id(&keep(Operation::CreateMeal, ("POST", "/meals", MEAL)));
        let (of_meal, of_food) = (format!("/meals/{meal}"), format!("/foods/{food}"));
        for (operation, asked) in [
            (Operation::ListMeals, ("GET", "/meals", "")),
            (Operation::GetMeal, ("GET", &of_meal, "")),
            (Operation::UpdateMeal, ("PATCH", &of_meal, PATCH)),
            (Operation::SearchFoods, ("GET", "/foods?query=bread", "")),
            (
                Operation::ListFoodCorrections,
                ("GET", "/food-corrections", ""),
            ),
            (Operation::UpdateSettings, ("PATCH", "/settings", SETTINGS)),
            (Operation::GetSettings, ("GET", "/settings", "")),
            (Operation::DeleteMeal, ("DELETE", &of_meal, "")),
            (Operation::DeleteFood, ("DELETE", &of_food, "")),
        ] {
            keep(operation, asked);
        }
        Real {
            answers,
            meal,
            food,
        }
    }
}

fn asked(
    address: SocketAddr,
    key: &str,
    method: &str,
    path: &str,
    body: &str,
) -> io::Result<Vec<u8>> {
    let mut stream = TcpStream::connect(address)?;
    let kind = match body.len() {
        0 => String::new(),
        length => format!("Content-Type: application/json\r\nContent-Length: {length}\r\n"),
    };
    let head = format!(
        "{method} /v1{path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer {key}\r\n{kind}\r\n"
    );
    stream.write_all(head.as_bytes())?;
    stream.write_all(body.as_bytes())?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    Ok(answer)
}

/// The head of an answer with the empty line behind it, and its body.
pub(crate) fn parted(answer: &[u8]) -> (&[u8], &[u8]) {
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n");
    answer.split_at(end.map_or(answer.len(), |end| end + 4))
}

/// A server that answers as a service does, but one operation.
pub(crate) struct Service {
    address: SocketAddr,
    is_over: Arc<AtomicBool>,
}

impl Service {
    /// The first so many answers to an operation are these bytes.
    pub(crate) fn that_answers(operation: Operation, bytes: Vec<u8>, often: usize) -> Service {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let is_over = Arc::new(AtomicBool::new(false));
        let shared = Arc::clone(&is_over);
        let left = AtomicUsize::new(often);
        thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                if shared.load(Ordering::Relaxed) {
                    break;
                }
                // A client may be gone before it is answered.
                let _ = answer(stream, |asked| {
                    let is_left = |left: usize| left.checked_sub(1);
                    let changes = asked == Some(operation)
                        && left
                            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, is_left)
                            .is_ok();
                    match asked {
                        _ if changes => bytes.clone(),
                        Some(asked) => Real::once().to(asked).to_vec(),
                        None => b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n".to_vec(),
                    }
                });
            }
        });
        Service { address, is_over }
    }

    /// Its base address.
    pub(crate) fn base(&self) -> String {
        format!("http://{}/v1", self.address)
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        self.is_over.store(true, Ordering::Relaxed);
        // Whoever waits for the next connection wakes up and sees.
        let _ = TcpStream::connect(self.address);
    }
}

/// Reads a request, answers it and closes the connection.
fn answer(stream: TcpStream, reply: impl FnOnce(Option<Operation>) -> Vec<u8>) -> io::Result<()> {
    let mut reader = BufReader::new(&stream);
    let mut line = String::new();
    reader.read_line(&mut line)?;
    let (mut head, mut length) = (String::new(), 0);
    while reader.read_line(&mut head)? > 2 {
        let named = head.to_ascii_lowercase();
        if let Some(said) = named.strip_prefix("content-length:") {
            length = said.trim().parse().unwrap_or(0);
        }
        head.clear();
    }
    reader.read_exact(&mut vec![0; length])?;
    (&stream).write_all(&reply(operation(&line)))
}

/// What is asked for by the first line of a request.
fn operation(line: &str) -> Option<Operation> {
    let (method, target) = line.split_once(" /v1/")?;
    let path = target.split(['?', ' ']).next()?;
    let (thing, id) = path.split_once('/').unwrap_or((path, ""));
    Some(match (method, thing, id) {
        ("GET", "meals", "") => Operation::ListMeals,
        ("GET", "meals", _) => Operation::GetMeal,
        ("POST", "meals", "") => Operation::CreateMeal,
        ("PATCH", "meals", _) => Operation::UpdateMeal,
        ("DELETE", "meals", _) => Operation::DeleteMeal,
        ("GET", "foods", "") => Operation::SearchFoods,
        ("POST", "foods", "") => Operation::SaveFood,
        ("DELETE", "foods", _) => Operation::DeleteFood,
        ("GET", "food-corrections", "") => Operation::ListFoodCorrections,
        ("GET", "settings", "") => Operation::GetSettings,
        ("PATCH", "settings", "") => Operation::UpdateSettings,
        _ => return None,
    })
}
