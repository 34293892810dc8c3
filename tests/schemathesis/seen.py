"""Ends well if every operation was really reached: each gave a success, a 400 and a 401; and if a
meal was followed along all of its links. With --lived asks for the last alone, and says nothing.

A service that answers 401 or 429 to everything would pass every check.
"""

import json
import pathlib
import sys

# Takes nothing that could be wrong.
NEVER_400 = {"getSettings"}

# A whole life of a meal, in this order; other requests may stand between.
LIFE = [
    ["createMeal", 201],
    ["getMeal", 200],
    ["updateMeal", 200],
    ["deleteMeal", 204],
    ["getMeal", 404],
]
# Made, deleted, and not there any more.
END = [LIFE[0], *LIFE[3:]]


def lived(life, meal):
    """Whether all of this was done to a meal, in this order."""
    rest = iter(meal)
    return all(step in rest for step in life)


def missing(operation, statuses):
    """The statuses that should have been seen of an operation, and were not."""
    wanted = {"2xx": any(200 <= int(status) < 300 for status in statuses)}
    wanted["401"] = "401" in statuses
    wanted["400"] = "400" in statuses or operation in NEVER_400
    return [status for status, was_seen in wanted.items() if not was_seen]


def main():
    seen = json.loads(pathlib.Path(sys.argv[1]).read_text("utf-8"))
    seen, meals = seen["operations"], seen["meals"]
    followed = [sum(lived(life, meal) for meal in meals) for life in (END, LIFE)]
    if "--lived" in sys.argv:
        sys.exit(followed[1] == 0)
    for operation, statuses in seen.items():
        counts = ", ".join(f"{status}: {count}" for status, count in sorted(statuses.items()))
        print(f"{operation:20} {counts}")
    unseen = {operation: missing(operation, statuses) for operation, statuses in seen.items()}
    unseen = {operation: statuses for operation, statuses in unseen.items() if statuses}
    print(f"{len(meals)} meals made: {followed[0]} followed to their end, {followed[1]} of them")
    print("from create over get, patch and delete to get")
    if len(seen) != 11 or unseen:
        sys.exit(f"not reached: {len(seen)} of 11 operations, {unseen}")
    if followed[1] == 0:
        sys.exit("no meal was followed along all of its links")


main()
