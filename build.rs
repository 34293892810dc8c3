//! How the program is linked.

/// On Linux at a fixed place, as `cargo dist` does: what points into the program is known then when it
/// is built. Else 50,000 such places are written at each start, which takes half as long again as starting
/// does. Stack, heap and libraries stay where nobody can know.
///
/// And with what unwinds a panic inside, as `cargo dist` does too: another library less is to be found
/// and put together, a tenth of a start.
fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let of_target = |name: &str| std::env::var(format!("CARGO_CFG_TARGET_{name}"));
    if of_target("OS").as_deref() == Ok("linux") && of_target("ENV").as_deref() == Ok("gnu") {
        println!("cargo::rustc-link-arg-bins=-no-pie");
        // Said as if it were shared, since it is not to be packed into the library; there is but the static one.
        println!("cargo::rustc-link-lib=dylib=gcc_eh");
    }
}
