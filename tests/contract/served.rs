//! A journal that is served on a port of its own and asked over HTTP.

use std::path::Path;
use std::sync::{Arc, mpsc};
use std::thread::{self, JoinHandle};

use chrono::Utc;
use journal::api::{Journal, OWNER};
use journal::error::Result;
use journal::local::{Clock, Local, OwnHouse, Place, Register};
use journal::model::{
    CorrectionPage, CorrectionQuery, Food, FoodDraft, FoodPage, FoodQuery, Meal, MealDraft,
    MealPage, MealPatch, MealQuery, Permission, Settings, SettingsPatch,
};
use journal::remote::{Patience, Remote, Secret};
use journal::serve::{Options, serve};
use tokio::sync::oneshot;

use crate::catalogue;

/// A client, and the server it asks.
pub(crate) struct Served {
    remote: Remote,
    stop: Option<oneshot::Sender<()>>,
    server: Option<JoinHandle<Result<()>>>,
}

impl Served {
    pub(crate) fn start(folder: &Path, clock: Clock) -> Self {
        let place = Place::folder(folder);
        let journal = Local::open(place, clock, catalogue::starter).expect("a journal opens");
        let keys = Register::open(folder).expect("a folder for keys");
        let (key, _) = keys
            .create_key(OWNER, Permission::ReadWrite, None, Utc::now(), None)
            .expect("a key");
        let (stop, stopped) = oneshot::channel();
        let (ready, address) = mpsc::channel();
        let server = thread::spawn(move || {
            let options = Options {
                listen: ([127, 0, 0, 1], 0).into(),
                rate: None,
                ..Options::default()
            };
            let house = Arc::new(OwnHouse::new(keys, journal, Arc::new(Utc::now)));
            let stop = async {
                let _ = stopped.await;
            };
            serve(
                house,
                options,
                std::io::sink(),
                |at| {
                    ready.send(at).expect("heard");
                    Ok(())
                },
                stop,
            )
        });
        let address = address.recv().expect("the server listens");
        let base = format!("http://{address}/v1");
        let remote = Remote::new(&base, Some(Secret::new(key)), Patience::default());
        Served {
            remote: remote.expect("an address of this machine"),
            stop: Some(stop),
            server: Some(server),
        }
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        let ended = self.server.take().map(JoinHandle::join);
        if !thread::panicking() {
            assert!(matches!(ended, Some(Ok(Ok(())))), "the server ends well");
        }
    }
}

impl Journal for Served {
    fn list_meals(&self, query: &MealQuery) -> Result<MealPage> {
        self.remote.list_meals(query)
    }

    fn create_meal(&self, draft: &MealDraft) -> Result<Meal> {
        self.remote.create_meal(draft)
    }

    fn get_meal(&self, id: &str) -> Result<Meal> {
        self.remote.get_meal(id)
    }

    fn update_meal(&self, id: &str, patch: &MealPatch) -> Result<Meal> {
        self.remote.update_meal(id, patch)
    }

    fn delete_meal(&self, id: &str) -> Result<()> {
        self.remote.delete_meal(id)
    }

    fn search_foods(&self, query: &FoodQuery) -> Result<FoodPage> {
        self.remote.search_foods(query)
    }

    fn save_food(&self, draft: &FoodDraft) -> Result<Food> {
        self.remote.save_food(draft)
    }

    fn delete_food(&self, id: &str) -> Result<()> {
        self.remote.delete_food(id)
    }

    fn list_food_corrections(&self, query: &CorrectionQuery) -> Result<CorrectionPage> {
        self.remote.list_food_corrections(query)
    }

    fn get_settings(&self) -> Result<Settings> {
        self.remote.get_settings()
    }

    fn update_settings(&self, patch: &SettingsPatch) -> Result<Settings> {
        self.remote.update_settings(patch)
    }
}
