"""What every step needs: the client, the names of this run, and the checks."""

import logging
import sys
import uuid
import warnings

import argilla as rg

logging.getLogger("argilla.sdk").setLevel(logging.CRITICAL)
warnings.simplefilter("ignore")

address, key = sys.argv[1:3]
with_webhooks = "--webhooks" in sys.argv
data_dir = next((word.partition("=")[2] for word in sys.argv if word.startswith("--data-dir=")), None)
run = uuid.uuid4().hex[:8]
client = rg.Argilla(api_url=address, api_key=key, timeout=60)
passed = []


def check(what, holds, seen=None):
    if not holds:
        raise SystemExit(f"FAILED: {what}{'' if seen is None else f' (seen: {seen!r})'}")
    passed.append(what)


def refused(what, work, kind, words=""):
    """The SDK has an exception of its own for every status, and gives what the server said."""
    try:
        work()
    except Exception as error:
        check(what, type(error).__name__ == kind and words in str(error), error)
    else:
        check(what, False)


def offers(feature):
    """What a server can do beyond the API of Argilla, it says in its settings; Argilla itself says nothing."""
    said = client.http_client.get("/api/v1/settings").json()
    return feature in said.get("postil", {}).get("features", [])


def ids(records):
    return sorted(record.id for record in records)
