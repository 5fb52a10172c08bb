"""Drives a server that speaks the Argilla v2 API with the stock Python SDK, and checks what comes back.

usage: sdk.py ADDRESS OWNER_API_KEY [--webhooks]

The same script holds for the embedded server and for Argilla itself. It makes everything it needs under names
of its own and deletes it in the end. With --webhooks it also waits for deliveries on a port of this machine,
which the server has to be allowed to reach.
"""

import os
import sys

os.environ.update(HF_HUB_OFFLINE="1", HF_HUB_DISABLE_TELEMETRY="1", HF_DATASETS_DISABLE_PROGRESS_BARS="1", TQDM_DISABLE="1")
sys.dont_write_bytecode = True

import json
import logging
import tempfile
import time
import uuid
import warnings
from pathlib import Path

import argilla as rg
from deliveries import Deliveries

logging.getLogger("argilla.sdk").setLevel(logging.ERROR)
warnings.simplefilter("ignore")

address, key = sys.argv[1:3]
with_webhooks = "--webhooks" in sys.argv
run = uuid.uuid4().hex[:8]
client = rg.Argilla(api_url=address, api_key=key, timeout=60)
passed = 0


def check(what, holds, seen=None):
    global passed
    if not holds:
        raise SystemExit(f"FAILED: {what}{'' if seen is None else f' (seen: {seen!r})'}")
    passed += 1


def refused(what, work):
    try:
        work()
    except Exception as error:  # the SDK has an exception of its own for every status
        check(what, "ArgillaAPIError" in [base.__name__ for base in type(error).__mro__] or isinstance(error, ValueError), error)
    else:
        check(what, False)


def people():
    workspace = rg.Workspace(name=f"interop-{run}", client=client).create()
    check("a workspace is found by its name", client.workspaces(f"interop-{run}").id == workspace.id)
    check("a workspace is found by its id", client.workspaces(id=workspace.id).name == workspace.name)
    check("a workspace is among all", workspace.name in [each.name for each in client.workspaces])
    refused("a second workspace of that name is refused", lambda: rg.Workspace(name=workspace.name, client=client).create())

    user = rg.User(username=f"ann-{run}", first_name="Ann", last_name="Otator", role="annotator", password="12345678", client=client)
    user.create()
    check("a user is found by the name", client.users(f"ann-{run}").first_name == "Ann")
    check("a user is found by the id", client.users(id=user.id).username == f"ann-{run}")
    check("a user is among all", user.username in [each.username for each in client.users])
    user.add_to_workspace(workspace)
    check("a member is listed", [each.username for each in workspace.users] == [user.username])
    user.remove_from_workspace(workspace)
    check("who was removed is not", list(workspace.users) == [])
    workspace.add_user(user.username)
    check("a member is added by the name", len(workspace.users) == 1)
    check("the owner is known", client.me.role == "owner")
    return workspace, user


def settings():
    return rg.Settings(
        guidelines="Read **all** of it.",
        allow_extra_metadata=True,
        distribution=rg.TaskDistribution(min_submitted=2),
        fields=[
            rg.TextField(name="text", title="Text"),
            rg.TextField(name="notes", use_markdown=True, required=False),
            rg.ImageField(name="picture", required=False),
            rg.ChatField(name="chat", use_markdown=True, required=False),
            rg.CustomField(name="card", template="<b>{{record.fields.card.title}}</b>", advanced_mode=False, required=False),
        ],
        questions=[
            rg.LabelQuestion(name="label", title="Label", labels={"yes": "Yes", "no": "No", "maybe": "Maybe"}),
            rg.MultiLabelQuestion(name="topics", labels=["a", "b", "c", "d"], visible_labels=3, labels_order="suggestion", required=False),
            rg.RatingQuestion(name="stars", values=[0, 1, 2, 3, 4, 5], required=False),
            rg.RankingQuestion(name="order", values=["r1", "r2", "r3"], required=False),
            rg.TextQuestion(name="comment", use_markdown=True, required=False),
            rg.SpanQuestion(name="spans", field="text", labels=["person", "place"], allow_overlapping=True, required=False),
        ],
        metadata=[
            rg.TermsMetadataProperty(name="source", options=["web", "mail"]),
            rg.TermsMetadataProperty(name="tag"),
            rg.IntegerMetadataProperty(name="length", min=0, max=500),
            rg.FloatMetadataProperty(name="score"),
            rg.TermsMetadataProperty(name="batch", visible_for_annotators=False),
        ],
        vectors=[rg.VectorField(name="vec", dimensions=3), rg.VectorField(name="other", dimensions=2)],
    )


def dataset_of(workspace):
    dataset = rg.Dataset(name=f"reviews-{run}", workspace=workspace, settings=settings(), client=client).create()
    found = client.datasets(dataset.name, workspace=workspace)
    check("a dataset is found by its name", found.id == dataset.id)
    check("a dataset is found by its id", client.datasets(id=dataset.id).name == dataset.name)
    check("a dataset is in its workspace", [each.name for each in workspace.datasets] == [dataset.name])
    read = found.settings
    check("guidelines come back", read.guidelines == "Read **all** of it.")
    check("the distribution comes back", read.distribution.min_submitted == 2)
    check("fields come back in order", [each.name for each in read.fields] == ["text", "notes", "picture", "chat", "card"])
    check("questions come back in order", [each.name for each in read.questions] == ["label", "topics", "stars", "order", "comment", "spans"])
    check("options come back", read.questions["label"].labels == ["yes", "no", "maybe"])
    check("metadata come back", {each.name for each in read.metadata} == {"source", "tag", "length", "score", "batch"})
    check("vectors come back", {each.name: each.dimensions for each in read.vectors} == {"vec": 3, "other": 2})
    check("a template comes back", "record.fields.card.title" in read.fields["card"].template)
    refused("a second dataset of that name is refused", lambda: rg.Dataset(name=dataset.name, workspace=workspace, settings=settings(), client=client).create())
    return dataset


SOURCES = ["web", "mail"]
LABELS = ["yes", "no", "maybe"]
# In every record, and not an address: the SDK makes no table of anything else.
PICTURE = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="


def record(n):
    text = f"Review {n} {'praises' if n % 2 else 'blames'} Ana Torres in Berlin"
    at = text.index("Ana Torres")
    extra = {}
    if n % 10 == 0:
        extra = {"notes": f"**Note {n}**", "chat": [{"role": "user", "content": f"case {n}"}], "card": {"title": f"Card {n}"}}
    return rg.Record(
        id=f"r-{n:03d}",
        fields={"text": text, "picture": PICTURE, **extra},
        metadata={"source": SOURCES[n % 2], "tag": ["all", f"t{n % 3}"], "length": n, "score": n / 100, "batch": "a", "free": "kept"},
        vectors={"vec": [n / 100, 1 - n / 100, 0.5]},
        suggestions=[
            rg.Suggestion("label", LABELS[n % 3], score=n / 100, agent="model-a" if n % 2 else "model-b"),
            rg.Suggestion("topics", ["a", "b"], score=[0.9, 0.4], agent="topics"),
            rg.Suggestion("stars", n % 6),
            rg.Suggestion("order", ["r2", "r1", "r3"]),
            rg.Suggestion("comment", f"fixed {n}"),
            rg.Suggestion("spans", [{"start": at, "end": at + 10, "label": "person"}], score=[0.8]),
        ],
        responses=[rg.Response("label", "yes", user_id=client.me.id, status="submitted")] if n < 5 else [],
    )


def records_of(dataset):
    dataset.records.log([record(n) for n in range(100)])
    back = {each.id: each for each in dataset.records(with_vectors=True)}
    check("every record comes back", len(back) == 100, len(back))
    one = back["r-010"]
    check("fields come back", one.fields["text"] == "Review 10 blames Ana Torres in Berlin" and one.fields["card"] == {"title": "Card 10"})
    check("a chat comes back", dict(one.fields["chat"][0])["content"] == "case 10")
    check("metadata come back", one.metadata["length"] == 10 and one.metadata["free"] == "kept" and one.metadata["tag"] == ["all", "t1"])
    check("vectors come back", [round(each, 4) for each in one.vectors["vec"]] == [0.1, 0.9, 0.5])
    check("suggestions come back", one.suggestions["label"].value == "no" and one.suggestions["label"].agent == "model-b")
    check("scores come back", one.suggestions["topics"].score == [0.9, 0.4])
    check("rankings come back", one.suggestions["order"].value == ["r2", "r1", "r3"])
    check("spans come back", one.suggestions["spans"].value[0]["label"] == "person")
    check("responses come back", back["r-001"].responses["label"][0].value == "yes")
    check("one answer of two leaves a record open", back["r-001"].status == "pending")
    check("a part comes alone", len(list(dataset.records(limit=7))) == 7)
    check("it goes on where it is told", len(list(dataset.records(start_offset=95))) == 5)
    check("small pages give everything", len(list(dataset.records(batch_size=9))) == 100)
    return back


def refusals(dataset):
    refused("an unknown label is refused", lambda: dataset.records.log([rg.Record(fields={"text": "x"}, suggestions=[rg.Suggestion("label", "zz")])]))
    refused("a vector of another size is refused", lambda: dataset.records.log([rg.Record(fields={"text": "x"}, vectors={"vec": [1.0]})]))
    refused("metadata beyond their bounds are refused", lambda: dataset.records.log([rg.Record(fields={"text": "x"}, metadata={"length": 501})]))
    refused("a record without its required field is refused", lambda: dataset.records.log([rg.Record(fields={"notes": "x"})]))
    check("nothing of what was refused is stored", len(list(dataset.records)) == 100)


def ids(found):
    return sorted(each.id for each in found)


def searches(dataset, back):
    def found(**query):
        return [each[0] if isinstance(each, tuple) else each for each in dataset.records(rg.Query(**query))]

    numbers = lambda keep: [f"r-{n:03d}" for n in range(100) if keep(n)]
    check("a word is found", len(list(dataset.records("praises"))) == 50)
    check("words are all looked for", ids(found(query="praises 11")) == ["r-011"])
    check("a word is found in any case", len(found(query="PRAISES")) == 50)
    check("a phrase is found", len(found(query='"ana torres"')) == 100)
    check("either word is found", ids(found(query="11 | 12")) == ["r-011", "r-012"])
    check("what is nowhere is not found", found(query="nonsense") == [])
    check("metadata are equal", ids(found(filter=("metadata.source", "==", "web"))) == numbers(lambda n: n % 2 == 0))
    check("one of a list is equal", ids(found(filter=("metadata.tag", "==", "t1"))) == numbers(lambda n: n % 3 == 1))
    check("metadata are among", len(found(filter=("metadata.source", "in", ["web", "mail"]))) == 100)
    check("an integer is in a range", ids(found(filter=[("metadata.length", ">=", 10), ("metadata.length", "<=", 12)])) == ["r-010", "r-011", "r-012"])
    check("a float is in a range", ids(found(filter=("metadata.score", ">=", 0.985))) == ["r-099"])
    check("a suggestion is equal", ids(found(filter=("label.suggestion", "==", "no"))) == numbers(lambda n: n % 3 == 1))
    check("a score is in a range", ids(found(filter=("label.score", ">=", 0.985))) == ["r-099"])
    check("an agent is equal", ids(found(filter=("label.agent", "==", "model-a"))) == numbers(lambda n: n % 2 == 1))
    check("a response is equal", ids(found(filter=("label.response", "==", "yes"))) == numbers(lambda n: n < 5))
    check("the status of a response is equal", ids(found(filter=("response.status", "==", "submitted"))) == numbers(lambda n: n < 5))
    check("an external id is equal", ids(found(filter=("id", "==", "r-042"))) == ["r-042"])
    check("a word and a filter hold together", ids(found(query="praises", filter=("metadata.length", "<=", 3))) == ["r-001", "r-003"])
    near = found(similar=rg.Similar("vec", [0.5, 0.5, 0.5]))
    check("the most similar come first", near[0].id == "r-050", near[0].id)
    far = found(similar=rg.Similar("vec", [0.0, 1.0, 0.5], most_similar=False))
    check("the least similar come first", far[0].id == "r-099", far[0].id)
    like = found(similar=rg.Similar("vec", back["r-050"]))
    check("a record is not similar to itself", "r-050" not in ids(like))
    check("its neighbours come first", ids(like[:2]) == ["r-049", "r-051"], ids(like[:2]))
    refused("an unknown property is refused", lambda: found(filter=("metadata.nope", "==", "x")))


def exports(dataset):
    listed = dataset.records.to_list(flatten=True)
    check("a flat list holds everything", len(listed) == 100 and {"text", "label.suggestion", "source"} <= set(listed[0]), sorted(listed[0]))
    nested = dataset.records.to_dict(flatten=False)
    check("a dictionary holds everything", len(nested["fields"]) == 100)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "records.json"
        dataset.records.to_json(path)
        check("a file holds everything", len(json.loads(path.read_text())) == 100)
    check("a table holds everything", dataset.records.to_datasets().num_rows == 100)


def updates(dataset, back):
    dataset.records.log([{"id": "r-011", "text": "Quite another text about Ana Torres", "label": "maybe"}])
    changed = next(each for each in dataset.records(with_vectors=True) if each.id == "r-011")
    check("the same id updates", changed.fields["text"] == "Quite another text about Ana Torres" and len(list(dataset.records)) == 100)
    check("what changed is found", [each.id for each in dataset.records(rg.Query(query="quite another"))] == ["r-011"])
    check("what was there is not found any more", [each for each in dataset.records(rg.Query(query="praises 11"))] == [])
    changed.metadata["length"] = 400
    dataset.records.log([changed])
    check("metadata are updated", [each.id for each in dataset.records(rg.Query(filter=("metadata.length", ">=", 400)))] == ["r-011"])
    dataset.records.delete([back["r-098"], back["r-099"]])
    check("deleted records are gone", len(list(dataset.records)) == 98)


def settings_changes(dataset):
    dataset.settings.guidelines = "New guidelines"
    dataset.settings.questions["label"].title = "Which label?"
    dataset.settings.fields["text"].title = "The text"
    dataset.settings.metadata["source"].title = "The source"
    dataset.settings.vectors["vec"].title = "The vector"
    dataset.settings.update()
    read = client.datasets(id=dataset.id).get().settings
    check("guidelines are changed", read.guidelines == "New guidelines")
    check("a question is changed", read.questions["label"].title == "Which label?")
    check("a field is changed", read.fields["text"].title == "The text")
    check("a property is changed", read.metadata["source"].title == "The source")
    check("a vector is changed", read.vectors["vec"].title == "The vector")
    read.metadata.add(rg.IntegerMetadataProperty(name="later"))
    read.update()
    check("a property is added", client.datasets(id=dataset.id).get().settings.metadata["later"] is not None)


def progress(dataset):
    seen = dataset.progress(with_users_distribution=True)
    check("progress counts", (seen["total"], seen["completed"], seen["pending"]) == (98, 0, 98), seen)
    check("progress tells who", seen["users"][client.me.username]["pending"]["submitted"] == 5, seen)


def webhooks(dataset):
    with Deliveries() as deliveries:
        webhook = rg.Webhook(url=deliveries.address, events=["record.created", "response.created"], description=run, _client=client).create()
        check("a webhook is listed", webhook.id in [each.id for each in client.webhooks])
        deliveries.secret = webhook.secret
        if with_webhooks:
            dataset.records.log([rg.Record(id="hooked", fields={"text": "for the webhook"})])
            event = deliveries.wait_for("record.created")
            check("a record is delivered", event["data"]["fields"]["text"] == "for the webhook", event)
            check("with its dataset", event["data"]["dataset"]["name"] == dataset.name)
        webhook.enabled = False
        webhook.description = "changed"
        webhook.update()
        check("a webhook is changed", [(each.enabled, each.description) for each in client.webhooks if each.id == webhook.id] == [(False, "changed")])
        webhook.delete()
        check("a webhook is deleted", webhook.id not in [each.id for each in client.webhooks])


begun = time.monotonic()
workspace, user = people()
dataset = dataset_of(workspace)
back = records_of(dataset)
refusals(dataset)
searches(dataset, back)
exports(dataset)
updates(dataset, back)
settings_changes(dataset)
progress(dataset)
webhooks(dataset)
dataset.delete()
check("a deleted dataset is gone", client.datasets(dataset.name, workspace=workspace) is None)
user.delete()
workspace.delete()
check("a deleted workspace is gone", client.workspaces(workspace.name) is None)
print(f"interop: {passed} passed, 0 failed ({time.monotonic() - begun:.1f} s)")
