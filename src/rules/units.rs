//! What a unit weighs or holds, by the person's system of units.

use rust_decimal::Decimal;

use crate::error::{Code, Error, Result};
use crate::model::Unit;

/// The systems of `preferences.units`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum System {
    /// Cups of 250 ml, spoons of 5 and 15 ml, neither fluid ounces nor pints.
    Metric,
    /// The United States' customary measures.
    Imperial,
    /// The United Kingdom's imperial measures.
    Uk,
}

impl System {
    /// The system of `preferences.units`, else that of the device, else metric.
    pub fn of(units: Option<&str>, device_units: Option<&str>) -> System {
        units
            .and_then(System::parse)
            .or_else(|| device_units.and_then(System::parse))
            .unwrap_or(System::Metric)
    }

    /// The system as the settings write it.
    pub fn as_str(self) -> &'static str {
        match self {
            System::Metric => "metric",
            System::Imperial => "imperial",
            System::Uk => "uk",
        }
    }

    fn parse(text: &str) -> Option<System> {
        [System::Metric, System::Imperial, System::Uk]
            .into_iter()
            .find(|system| system.as_str() == text)
    }
}

/// How many grams (of a mass) or millilitres (of a volume) one such unit is.
///
/// Fluid ounces and pints are refused under [`System::Metric`], which has none: the two
/// countries that have them differ by a fifth.
pub fn factor(unit: Unit, system: System) -> Result<Decimal> {
    let figure = |digits, decimals| Ok(Decimal::new(digits, decimals));
    match (unit, system) {
        (Unit::Milligram, _) => figure(1, 3),
        (Unit::Gram | Unit::Millilitre, _) => figure(1, 0),
        (Unit::Kilogram | Unit::Litre, _) => figure(1000, 0),
        (Unit::Ounce, _) => figure(28_349_523_125, 9),
        (Unit::Pound, _) => figure(45_359_237, 5),
        (Unit::Stone, _) => figure(635_029_318, 5),
        (Unit::Centilitre, _) => figure(10, 0),
        (Unit::Decilitre, _) => figure(100, 0),
        (Unit::Teaspoon, System::Imperial) => figure(492_892, 5),
        (Unit::Teaspoon, _) => figure(5, 0),
        (Unit::Tablespoon, System::Imperial) => figure(147_868, 4),
        (Unit::Tablespoon, _) => figure(15, 0),
        (Unit::Cup, System::Metric) => figure(250, 0),
        (Unit::Cup, System::Imperial) => figure(236_588, 3),
        (Unit::Cup, System::Uk) => figure(284_131, 3),
        (Unit::FluidOunce, System::Imperial) => figure(295_735, 4),
        (Unit::FluidOunce, System::Uk) => figure(284_131, 4),
        (Unit::Pint, System::Imperial) => figure(473_176, 3),
        (Unit::Pint, System::Uk) => figure(568_261, 3),
        (Unit::FluidOunce | Unit::Pint, System::Metric) => Err(no_such(unit)),
    }
}

fn no_such(unit: Unit) -> Error {
    Error::new(
        Code::NotUnderstood,
        format!("metric units have no {unit}: a US one and a UK one differ"),
    )
    .hint("write ml, or choose a system: journal preference set units imperial (US) or uk")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(unit: Unit, system: System) -> String {
        factor(unit, system).unwrap().to_string()
    }

    #[test]
    fn the_figures_of_the_three_systems() {
        for (unit, metric, imperial, uk) in [
            (Unit::Teaspoon, "5", "4.92892", "5"),
            (Unit::Tablespoon, "15", "14.7868", "15"),
            (Unit::Cup, "250", "236.588", "284.131"),
            (Unit::Litre, "1000", "1000", "1000"),
            (Unit::Centilitre, "10", "10", "10"),
            (Unit::Decilitre, "100", "100", "100"),
            (Unit::Millilitre, "1", "1", "1"),
            (Unit::Milligram, "0.001", "0.001", "0.001"),
            (Unit::Kilogram, "1000", "1000", "1000"),
            (Unit::Ounce, "28.349523125", "28.349523125", "28.349523125"),
            (Unit::Pound, "453.59237", "453.59237", "453.59237"),
            (Unit::Stone, "6350.29318", "6350.29318", "6350.29318"),
        ] {
            assert_eq!(shown(unit, System::Metric), metric, "{unit}");
            assert_eq!(shown(unit, System::Imperial), imperial, "{unit}");
            assert_eq!(shown(unit, System::Uk), uk, "{unit}");
        }
    }

    #[test]
    fn fluid_ounces_and_pints_need_a_system() {
        assert_eq!(shown(Unit::FluidOunce, System::Imperial), "29.5735");
        assert_eq!(shown(Unit::Pint, System::Imperial), "473.176");
        assert_eq!(shown(Unit::FluidOunce, System::Uk), "28.4131");
        assert_eq!(shown(Unit::Pint, System::Uk), "568.261");
        for unit in [Unit::FluidOunce, Unit::Pint] {
            let error = factor(unit, System::Metric).unwrap_err();
            assert_eq!(error.code().exit(), 3);
            assert!(error.hint_text().unwrap().contains("preference set units"));
        }
    }

    #[test]
    fn the_person_before_the_device_before_metric() {
        assert_eq!(System::of(Some("uk"), Some("imperial")), System::Uk);
        assert_eq!(System::of(None, Some("imperial")), System::Imperial);
        assert_eq!(System::of(None, None), System::Metric);
        assert_eq!(System::of(Some("furlongs"), None), System::Metric);
    }
}
