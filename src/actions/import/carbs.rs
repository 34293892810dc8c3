//! Carbohydrate that others count fibre in, as labels and tables over there do: here it is without.

use rust_decimal::Decimal;

use crate::model::Amount;

/// What of carbohydrate is counted here.
pub(super) enum Carbs {
    /// As the file has it, or has it not.
    Told(Option<Amount>),
    /// Less its fibre.
    Less(Amount),
    /// Nobody knows how much of it is fibre.
    Lost,
}

impl Carbs {
    /// What is left of all of it. Fibre may be more than all, by the gram that measuring errs.
    pub(super) fn less_fibre(all: Amount, fibre: Option<Amount>) -> Carbs {
        if all == Amount::ZERO {
            return Carbs::Told(Some(all));
        }
        let rest = || {
            let rest = all.decimal()?.checked_sub(fibre?.decimal()?)?;
            (rest >= -Decimal::ONE).then(|| Amount::from(rest.max(Decimal::ZERO)))
        };
        rest().map_or(Carbs::Lost, Carbs::Less)
    }

    /// How much that is; `None` is unknown.
    pub(super) fn known(self) -> Option<Amount> {
        match self {
            Carbs::Told(carbs) => carbs,
            Carbs::Less(carbs) => Some(carbs),
            Carbs::Lost => None,
        }
    }
}

/// Of how many rows the carbs are not those of the file.
#[derive(Default)]
pub(super) struct Told {
    less: usize,
    lost: usize,
}

impl Told {
    /// Counts a row that is imported.
    pub(super) fn count(&mut self, carbs: &Carbs) {
        match carbs {
            Carbs::Less(_) => self.less += 1,
            Carbs::Lost => self.lost += 1,
            Carbs::Told(_) => {}
        }
    }

    /// What is said of them.
    pub(super) fn notes(&self) -> Vec<String> {
        let of_rows = |count: usize| match count {
            1 => "1 row".to_owned(),
            _ => format!("{count} rows"),
        };
        let notes = [
            (
                self.less,
                "carbs are without fibre here: it was taken out of those of ",
            ),
            (
                self.lost,
                "carbs are without fibre here, which is not told, or is more than they are, in ",
            ),
        ];
        let notes = notes.into_iter().filter(|(count, _)| *count > 0);
        notes
            .map(|(count, told)| format!("{told}{}", of_rows(count)))
            .collect()
    }
}
