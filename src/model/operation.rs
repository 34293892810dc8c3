//! The eleven operations, by name.

/// An operation of the API.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names are the specification's")]
pub enum Operation {
    ListMeals,
    CreateMeal,
    GetMeal,
    UpdateMeal,
    DeleteMeal,
    SearchFoods,
    SaveFood,
    DeleteFood,
    ListFoodCorrections,
    GetSettings,
    UpdateSettings,
}

impl Operation {
    /// All eleven, in the specification's order.
    pub const ALL: [Operation; 11] = [
        Operation::ListMeals,
        Operation::CreateMeal,
        Operation::GetMeal,
        Operation::UpdateMeal,
        Operation::DeleteMeal,
        Operation::SearchFoods,
        Operation::SaveFood,
        Operation::DeleteFood,
        Operation::ListFoodCorrections,
        Operation::GetSettings,
        Operation::UpdateSettings,
    ];

    /// The operation's id: `listMeals`.
    pub fn id(self) -> &'static str {
        match self {
            Operation::ListMeals => "listMeals",
            Operation::CreateMeal => "createMeal",
            Operation::GetMeal => "getMeal",
            Operation::UpdateMeal => "updateMeal",
            Operation::DeleteMeal => "deleteMeal",
            Operation::SearchFoods => "searchFoods",
            Operation::SaveFood => "saveFood",
            Operation::DeleteFood => "deleteFood",
            Operation::ListFoodCorrections => "listFoodCorrections",
            Operation::GetSettings => "getSettings",
            Operation::UpdateSettings => "updateSettings",
        }
    }

    /// The operation with this id.
    pub fn by_id(id: &str) -> Option<Operation> {
        Operation::ALL
            .into_iter()
            .find(|operation| operation.id() == id)
    }
}

/// What a key is allowed to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Permission {
    /// Read.
    Read,
    /// Read and write.
    ReadWrite,
}

impl Permission {
    /// The permission, as it is written on the command line.
    pub fn as_str(self) -> &'static str {
        match self {
            Permission::Read => "read",
            Permission::ReadWrite => "read-write",
        }
    }
}

impl std::str::FromStr for Permission {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let both = [Permission::Read, Permission::ReadWrite];
        both.into_iter()
            .find(|permission| permission.as_str() == text)
            .ok_or(())
    }
}
