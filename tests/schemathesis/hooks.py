"""What schemathesis is told of this API, and what it has seen of it.

Every check stays on. A refusal of data that the description takes is left out only when each of its
problems is one of the rules of `unsaid.json`, which no schema can say; `tests/contract` holds that
each of them is needed.
"""

import atexit
import collections
import functools
import itertools
import json
import os
import pathlib
import uuid

import requests
import schemathesis
from hypothesis import strategies
from schemathesis.core.parameters import ParameterLocation
from schemathesis.openapi.checks import RejectedPositiveData

UNSAID = json.loads((pathlib.Path(__file__).parent / "unsaid.json").read_text("utf-8"))

# Names of the tz database, which the description cannot list.
ZONES = ["Europe/Berlin", "America/New_York", "Asia/Calcutta", "Pacific/Apia", "Etc/UTC"]

schemathesis.openapi.format("iana-timezone", strategies.sampled_from(ZONES))

# How often each operation that needs a key has answered with each status.
SEEN = collections.defaultdict(collections.Counter)

# What was done to each meal that was made, in its order.
MEALS = collections.defaultdict(list)


def from_elsewhere(send):
    """Has each request come from an address of its own, as a proxy names it: failed keys are counted
    by address, and what is tried with a wrong key is sent past the hooks."""
    numbers = itertools.count(1)

    @functools.wraps(send)
    def sent(adapter, request, *args, **kwargs):
        number = next(numbers)
        address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        request.headers["X-Forwarded-For"] = address
        return send(adapter, request, *args, **kwargs)

    return sent


requests.adapters.HTTPAdapter.send = from_elsewhere(requests.adapters.HTTPAdapter.send)


@schemathesis.hook
def filter_failure(context, failure, case, response):
    """Keeps a failure, unless it is the refusal of a rule that no schema says."""
    refused = isinstance(failure, RejectedPositiveData) and response.status_code == 400
    return not (refused and is_beyond_schemas(response.json()))


def is_beyond_schemas(error):
    return all(any(is_told(rule, problem) for rule in UNSAID) for problem in error["details"])


def is_told(rule, problem):
    last = problem["path"].rsplit(".", 1)[-1]
    return rule["path"] in (None, last) and problem["message"].startswith(rule["message"])


@schemathesis.hook
def before_call(context, case, kwargs):
    """Gives each request whose headers are good a mark of its own: one that was sent before is
    refused, or answered without a look at the body, and neither says anything of the body."""
    marked = "Idempotency-Key" in (case.headers or {})
    if marked and not case.meta.is_negative_at(ParameterLocation.HEADER):
        case.headers["Idempotency-Key"] = uuid.uuid4().hex


@schemathesis.hook
def before_load_schema(context, raw_schema):
    for path in raw_schema["paths"].values():
        for operation in path.values():
            if operation.get("security") != []:
                SEEN[operation["operationId"]]


@schemathesis.hook
def after_call(context, case, response):
    """Counts what was answered; what is no method of the operation is another request."""
    operation = case.operation.definition.raw["operationId"]
    if operation in SEEN and response.request.method == case.operation.method.upper():
        SEEN[operation][response.status_code] += 1
        note_meal(operation, case, response)


def note_meal(operation, case, response):
    """Notes what was done to a meal: links lead from its creation to its end."""
    if operation == "createMeal" and response.status_code == 201:
        MEALS[response.json()["id"]].append([operation, 201])
    meal = str((case.path_parameters or {}).get("id", ""))
    if meal in MEALS:
        MEALS[meal].append([operation, response.status_code])


@atexit.register
def tell():
    """Adds what was seen to what earlier runs have seen."""
    file = pathlib.Path(os.environ["SEEN"])
    before = json.loads(file.read_text("utf-8")) if file.exists() else {}
    for operation, statuses in before.get("operations", {}).items():
        SEEN[operation].update({int(status): count for status, count in statuses.items()})
    meals = before.get("meals", []) + list(MEALS.values())
    file.write_text(json.dumps({"operations": SEEN, "meals": meals}), "utf-8")
