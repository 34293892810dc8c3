//! The journal on disk: the seam on SQLite.
//!
//! Floor 5. One file belongs to one person and knows no user id. The catalogue is a second
//! file, shared and made again from its sources at any time; it is opened only when a food of
//! it is asked for, since meals pin what they need of a food.
//!
//! Every write is one `IMMEDIATE` transaction: the rules plan inside it, so what they saw still
//! holds when the plan is carried out.

mod answers;
mod astray;
mod backup;
mod body;
mod catalogue;
mod check;
mod corrections;
mod elsewhere;
mod failure;
mod file;
mod foods;
mod history;
mod house;
mod kept;
mod known;
mod lately;
mod later;
mod layout;
mod link;
mod meals;
mod numbered;
mod open_folder;
mod photos;
mod picture;
mod pins;
mod place;
mod purge;
mod readable;
mod recall;
mod register;
mod reviews;
mod room;
mod schema;
mod search;
mod settings;
mod together;
mod totals;
mod transact;
mod undo;
mod unfinished;
mod value;
mod words;

use std::cell::{Cell, RefCell};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use chrono::{DateTime, Utc};

pub use astray::{Astray, photos_astray};
pub use backup::{
    Copied, Replaced, Taken, back_up, folder_of_copies, free_name, look_at_copy, restore,
};
pub use catalogue::{
    Fate, Fated, GoOn, Import, Imported, Incoming, Origin, Part, Removed, Status, Stock,
    build_catalogue, catalogue_status, check_catalogue, draft_beside, import_foods,
    ready_catalogue, rehearse_import, remove_library,
};
pub use elsewhere::{
    doubt as doubt_of_journals_elsewhere, forget_gone, note as note_elsewhere,
    of as journals_elsewhere, refuse_gone,
};
pub use file::{Log, look_at_log, why_unwritable, why_unwritable_folder};
pub use history::PastMeal;
pub use house::{
    OwnHouse, PeopleLooked, PeoplesHouse, add_person, as_own, begin_anew, finish_removals,
    look_at_people, lost_register, remove_person,
};
pub use link::leads_to;
pub use place::{Place, private_of};
pub use register::{Register, User};
pub use reviews::{Proposal, Proposals, Reviews, WhereOvertaken};
pub use room::free_room;
pub use unfinished::abandon;

use crate::api::{Held, Journal};
use crate::error::{Error, Result};
use crate::model::{
    CatalogueFood, CorrectionPage, CorrectionQuery, Food, FoodDraft, FoodPage, FoodQuery, Meal,
    MealDraft, MealPage, MealPatch, MealQuery, Settings, SettingsPatch,
};
use crate::rules;
use catalogue::Catalogue;
use failure::Failure;
use file::Watched;
use kept::Kept;
use lately::Lately;
use later::Later;
use meals::Texts;
use schema::{JOURNAL, Schema};
use transact::Write;
use undo::{Reach, Recorder};

/// What time it is.
pub type Clock = Arc<dyn Fn() -> DateTime<Utc> + Send + Sync>;

/// The foods a catalogue starts with.
pub type Starter = fn() -> Result<Box<dyn Iterator<Item = Result<CatalogueFood>>>>;

/// Looks through a whole journal file that is there, to be read alone: it is left as it is, with what
/// stands beside it.
///
/// Errors: `LocalStore` when it cannot be read, is damaged, foreign or newer.
pub fn check_journal(file: &Path) -> Result<()> {
    check::look(file, &JOURNAL, totals::refuse_wrong).map_err(|failure| failure.at(file))
}

/// Whether there is a journal file.
///
/// Errors: `LocalStore` when it is not there, and its log is; when it is a link that leads nowhere; when
/// its folder may not be entered.
pub fn has_journal(file: &Path) -> Result<bool> {
    let there = link::refuse_nowhere(file).and_then(|()| file::is_there(file));
    let there = there.map_err(|failure| failure.at(file))?;
    match !there && look_at_log(file) == Log::Alone {
        true => Err(file::missing(file).at(file)),
        false => Ok(there),
    }
}

/// The copies that are kept of a journal as older programs left it, the newest first.
pub fn copies_before(file: &Path) -> Vec<PathBuf> {
    file::copies(file, &JOURNAL)
}

/// How the file of a journal is opened.
type Open = fn(&Path, &Schema) -> std::result::Result<file::Opened, Failure>;

/// A journal in a file.
pub struct Local {
    place: Place,
    connection: Watched,
    catalogue: Catalogue,
    /// Why it can only be read, where that is so.
    trouble: Option<Error>,
    /// Why it is not noted that it stands elsewhere, where that is so.
    unnoted: Option<String>,
    /// The copy of what it was, where it was of an older program until now.
    before: Option<PathBuf>,
    /// Who keeps what is done, where it is to be taken back.
    recorder: Option<Recorder>,
    /// What is left to do when the transaction under way has ended well.
    later: RefCell<Later>,
    /// What the transaction under way touches so far.
    reach: Cell<Reach>,
    /// Meals that were read, as JSON.
    texts: RefCell<Kept<Texts>>,
    /// What new meals need to know, as of the transaction under way.
    lately: RefCell<Kept<Lately>>,
    /// Whether nothing is taken back of the transaction under way but all of it.
    whole: Cell<bool>,
    /// Whether several writes are done as one.
    together: Cell<bool>,
    /// Whether an import writes.
    importing: Cell<bool>,
    /// Whether it is held still for who reads a list.
    held: Cell<bool>,
    /// Whether what was deleted still stands in the log, since somebody was reading.
    left_in_log: Cell<bool>,
    /// Photos that were deleted and could not be removed, each with why.
    unremoved: RefCell<Vec<String>>,
}

impl Local {
    /// Opens the journal of a place, or makes one. Where nothing can be written, on a full disk,
    /// what there is can be read all the same.
    ///
    /// Errors: `LocalStore` when the file cannot be read, is damaged, foreign or newer; it is
    /// left as it is. When it stood elsewhere than the catalogue and is not there any more.
    pub fn open(place: Place, clock: Clock, starter: Starter) -> Result<Local> {
        let catalogue = Catalogue::new(place.catalogue.clone(), starter, clock);
        Local::open_beside(catalogue, place)
    }

    /// The same for somebody who writes nothing: a journal of an older program stays what it is.
    ///
    /// Errors: as of [`Local::open`].
    pub fn open_to_rehearse(place: Place, clock: Clock, starter: Starter) -> Result<Local> {
        let catalogue = Catalogue::new(place.catalogue.clone(), starter, clock);
        Local::opened(catalogue, place, file::open_to_rehearse)
    }

    /// The same, beside a catalogue that others may read by the same readers.
    fn open_beside(catalogue: Catalogue, place: Place) -> Result<Local> {
        Local::opened(catalogue, place, file::open)
    }

    fn opened(catalogue: Catalogue, place: Place, open: Open) -> Result<Local> {
        if let Some(data) = place.catalogue.parent() {
            refuse_gone(data, &place.journal)?;
        }
        let told = |failure: Failure| failure.at(&place.journal);
        let opened = open(&place.journal, &JOURNAL).map_err(told)?;
        let local = Local {
            trouble: opened.trouble.map(told),
            unnoted: (place.catalogue.parent())
                .and_then(|data| elsewhere::note(data, &place.journal)),
            before: opened.before,
            connection: Watched::new(opened.connection, &place.journal),
            place,
            catalogue,
            recorder: None,
            later: RefCell::default(),
            reach: Cell::new(Reach::Nothing),
            texts: RefCell::default(),
            lately: RefCell::default(),
            whole: Cell::new(false),
            together: Cell::new(false),
            importing: Cell::new(false),
            held: Cell::new(false),
            left_in_log: Cell::new(false),
            unremoved: RefCell::default(),
        };
        local.let_go();
        Ok(local)
    }

    /// Closes the journal of a program that ends now: the rest goes with the program, all at once.
    pub fn end(self) {
        drop(self.connection);
        std::mem::forget(self.catalogue);
    }

    /// Why there is no journal yet and none can be made, where that is so: it reads as an empty one.
    pub fn missing(&self) -> Option<&Error> {
        let is_missing = |_: &&Error| !self.place.journal.exists();
        self.trouble.as_ref().filter(is_missing)
    }

    /// Why it could not be noted beside the catalogue that this journal stands elsewhere, where that is so: once it is
    /// gone, nobody knows that it was there.
    pub fn unnoted(&self) -> Option<&str> {
        self.unnoted.as_deref()
    }

    /// The copy that was made of the journal when opening it brought it up to date from an older
    /// program's schema; `None` where it was up to date.
    pub fn kept_before(&self) -> Option<&Path> {
        self.before.as_deref()
    }

    /// The same journal, whose writes wait for no disk: the last of them may be lost in a power
    /// failure, though none in part. To measure what that wait costs; the program never does this.
    ///
    /// Errors: `LocalStore`.
    pub fn not_waiting(self) -> Result<Local> {
        let set = self
            .connection
            .pragma_update(None, "synchronous", "NORMAL")
            .map_err(Failure::from);
        set.map_err(|failure| failure.at(&self.place.journal))?;
        Ok(self)
    }

    /// Whether this is a copy in memory, which says what would be and touches no file.
    fn is_rehearsal(&self) -> bool {
        self.connection.path().is_none_or(str::is_empty)
    }

    fn photo_folder(&self) -> &Path {
        &self.place.photos
    }

    /// The journal's file.
    pub fn file(&self) -> &Path {
        &self.place.journal
    }
}

impl Journal for Local {
    fn hold(&self) -> Result<Held<'_>> {
        self.hold_still()
    }

    fn list_meals(&self, query: &MealQuery) -> Result<MealPage> {
        let filter = rules::query::meals(query)?;
        self.read(|connection| meals::list(connection, &filter))
    }

    fn create_meal(&self, draft: &MealDraft) -> Result<Meal> {
        self.write_so_far(Reach::NewMeal, |write| {
            let plan = rules::meal::plan_meal(draft, &write.known())?;
            meals::create(write, &plan)
        })
    }

    fn get_meal(&self, id: &str) -> Result<Meal> {
        let id = rules::query::id(id)?;
        self.read(|connection| meals::get(connection, &id))
    }

    fn update_meal(&self, id: &str, patch: &MealPatch) -> Result<Meal> {
        self.write(|write| meals::update(write, id, patch))
    }

    fn delete_meal(&self, id: &str) -> Result<()> {
        let id = rules::query::id(id)?;
        self.write(|write| meals::delete(write, &id))?;
        self.deleted();
        Ok(())
    }

    fn search_foods(&self, query: &FoodQuery) -> Result<FoodPage> {
        let filter = rules::query::foods(query)?;
        self.read(|connection| search::search(connection, &self.catalogue, &filter))
    }

    fn save_food(&self, draft: &FoodDraft) -> Result<Food> {
        let (food, has_let_go) = self.write(|write| {
            let plan = rules::food::plan_food(draft, &write.known())?;
            foods::save(write, &plan)
        })?;
        if has_let_go {
            self.deleted();
        }
        Ok(food)
    }

    fn delete_food(&self, id: &str) -> Result<()> {
        let id = rules::query::id(id)?;
        self.write(|write| foods::delete(write, &id))?;
        self.deleted();
        Ok(())
    }

    fn list_food_corrections(&self, query: &CorrectionQuery) -> Result<CorrectionPage> {
        let window = rules::query::corrections(query)?;
        self.read(|connection| corrections::list(connection, window))
    }

    fn get_settings(&self) -> Result<Settings> {
        self.read(settings::get)
    }

    fn update_settings(&self, patch: &SettingsPatch) -> Result<Settings> {
        let plan = rules::settings::plan_settings(patch)?;
        let (settings, has_cleared) = self.write(|write| settings::update(write, plan))?;
        if has_cleared {
            self.deleted();
        }
        Ok(settings)
    }
}
