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
JOURNAL_CONTRACT_FOLDER="$home" JOURNAL_CONTRACT_PEOPLE="$promises" suite a_folder_for_another_service >/dev/null
# The clock stands still, at the suite's instant.
export JOURNAL_NOW=2026-11-21T09:00:00Z
"$journal" serve --data "$home" --listen 127.0.0.1:0 --rate-limit off >"$home/base" 2>"$home/log" &
server=$!
for _ in $(seq 100); do [ -s "$home/base" ] && break; sleep 0.1; done
if ! JOURNAL_CONTRACT_URL=$(cat "$home/base") JOURNAL_CONTRACT_KEY=$(cat "$home/keys") \
  suite ::elsewhere --show-output >"$home/told" 2>&1; then
  cat "$home/told" >&2
  exit 1
fi
echo "the contract at an address: $promises promises, $(grep -c '^not tried' "$home/told") not tried there (another clock or catalogue)"
