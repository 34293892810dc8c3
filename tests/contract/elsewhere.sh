#!/usr/bin/env bash
# The contract suite's third stand: `journal serve`, a program of its own, with a person for each promise.
#
# usage: tests/contract/elsewhere.sh PATH-OF-JOURNAL
set -euo pipefail
journal=$(realpath "${1:?the path of the program}")
cd "$(dirname "$0")/../.."
home=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null || true; rm -rf "$home"' EXIT
suite() { cargo test --locked --quiet --test contract -- --ignored "$@"; }

promises=$(suite --list 2>/dev/null | grep -c '::elsewhere: test$')
keys=
for person in $(seq "$promises"); do
  JOURNAL_DATA_DIR="$home" "$journal" user add "$person" --data "$home" --quiet >/dev/null
  made=$("$journal" key create --user "$person" --data "$home" --permission read-write --json)
  keys+=" $(sed -nE 's/.*"key": ?"([^"]+)".*/\1/p' <<<"$made")"
done
JOURNAL_CONTRACT_FOLDER="$home" suite a_catalogue_for_another_service >/dev/null
"$journal" serve --data "$home" --listen 127.0.0.1:0 --rate-limit off >"$home/base" 2>"$home/log" &
server=$!
for _ in $(seq 100); do [ -s "$home/base" ] && break; sleep 0.1; done
JOURNAL_CONTRACT_URL=$(cat "$home/base") JOURNAL_CONTRACT_KEY=$keys suite ::elsewhere --show-output | tee "$home/told" |
  grep -vE '^(----|successes|not tried|$)' || true
grep -q '^test result: ok' "$home/told"
echo "the contract at an address: $promises promises, $(grep -c '^not tried' "$home/told" || true) not tried there (another clock or catalogue)"
