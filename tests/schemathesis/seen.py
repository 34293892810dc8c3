"""Ends well if every operation was really reached: each gave a success, a 400 and a 401.

A service that answers 401 or 429 to everything would pass every check.
"""

import json
import pathlib
import sys

# Takes nothing that could be wrong.
NEVER_400 = {"getSettings"}


def missing(operation, statuses):
    """The statuses that should have been seen of an operation, and were not."""
    wanted = {"2xx": any(200 <= int(status) < 300 for status in statuses)}
    wanted["401"] = "401" in statuses
    wanted["400"] = "400" in statuses or operation in NEVER_400
    return [status for status, was_seen in wanted.items() if not was_seen]


def main():
    seen = json.loads(pathlib.Path(sys.argv[1]).read_text("utf-8"))
    for operation, statuses in seen.items():
        counts = ", ".join(f"{status}: {count}" for status, count in sorted(statuses.items()))
        print(f"{operation:20} {counts}")
    unseen = {operation: missing(operation, statuses) for operation, statuses in seen.items()}
    unseen = {operation: statuses for operation, statuses in unseen.items() if statuses}
    if len(seen) != 11 or unseen:
        sys.exit(f"not reached: {len(seen)} of 11 operations, {unseen}")


main()
