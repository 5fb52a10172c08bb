"""Records: sent in every form, read in every form, refused, changed and deleted."""

import argilla as rg
import httpx
from steps.support import address, check, client, ids, refused

SOURCES = ["web", "mail"]
LABELS = ["yes", "no", "maybe"]
# In every record, and not an address: the SDK makes no table of anything else.
PICTURE = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="


def record(n):
    text = f"Review {n} {'praises' if n % 2 else 'blames'} Ana Torres in Berlin"
    at = text.index("Ana Torres")
    extra = {}
    if n % 10 == 0:
        extra = {"notes": f"**Note {n}**", "chat": [{"role": "user", "content": f"case {n}"}], "card": {"title": f"Card {n}", "a": n}}
    return rg.Record(
        id=f"r-{n:03d}",
        fields={"text": text, "picture": PICTURE, **extra},
        metadata={"source": SOURCES[n % 2], "tag": ["all", f"t{n % 3}"], "length": n, "score": n / 100, "batch": "a", "year": 1900 + n, "free": "kept"},
        vectors={"vec": [n / 100, 1 - n / 100, 0.5]},
        suggestions=[
            rg.Suggestion("label", LABELS[n % 3], score=n / 100, agent="model-a" if n % 2 else "model-b"),
            rg.Suggestion("topics", ["a", "b"], score=[0.9, 0.4], agent="topics", type="model"),
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
    check("fields come back", one.fields["text"] == "Review 10 blames Ana Torres in Berlin" and one.fields["card"] == {"title": "Card 10", "a": 10})
    check("in the order in which they were written", list(one.fields) == ["text", "picture", "notes", "chat", "card"] and list(one.fields["card"]) == ["title", "a"])
    check("a chat comes back", dict(one.fields["chat"][0])["content"] == "case 10")
    check("metadata come back", one.metadata["length"] == 10 and one.metadata["free"] == "kept" and one.metadata["tag"] == ["all", "t1"])
    check("vectors come back", [round(each, 4) for each in one.vectors["vec"]] == [0.1, 0.9, 0.5])
    check("suggestions come back", one.suggestions["label"].value == "no" and one.suggestions["label"].agent == "model-b")
    check("scores come back", one.suggestions["topics"].score == [0.9, 0.4])
    check("rankings come back", one.suggestions["order"].value == ["r2", "r1", "r3"])
    check("spans come back", one.suggestions["spans"].value[0]["label"] == "person")
    check("responses come back", back["r-001"].responses["label"][0].value == "yes")
    check("one answer of two leaves a record open", back["r-001"].status == "pending")
    parts(dataset)
    return back


def parts(dataset):
    def only(**what):
        return next(each for each in dataset.records(**what) if each.id == "r-001")

    check("a part comes alone", len(list(dataset.records(limit=7))) == 7)
    check("it goes on where it is told", len(list(dataset.records(start_offset=95))) == 5)
    check("small pages give everything", len(list(dataset.records(batch_size=9))) == 100)
    check("suggestions stay away if asked", list(only(with_suggestions=False).suggestions) == [])
    check("responses stay away if asked", list(only(with_responses=False).responses) == [])
    check("vectors stay away unless asked", list(only().vectors) == [])
    check("one vector comes alone", list(only(with_vectors=["vec"]).vectors) == ["vec"])
    check("a vector that is not there stays away", list(only(with_vectors="other").vectors) == [])


def forms(dataset):
    """Dictionaries, named in other words, with answers of a user; nothing of them stays."""
    rows = [{"key": f"d-{n}", "body": f"Row {n}", "guess": "no", "sure": 0.5, "by": "model-d", "answer": "yes", "numbers": [0, 0, n + 1]} for n in range(3)]
    names = {
        "key": "id",
        "body": ("text", "comment.suggestion"),
        "guess": "label.suggestion",
        "sure": "label.suggestion.score",
        "by": "label.suggestion.agent",
        "answer": "label.response",
        "numbers": "vec",
    }
    dataset.records.log(rows, mapping=names, user_id=client.me.id)
    back = {each.id: each for each in dataset.records(with_vectors=True) if each.id.startswith("d-")}
    check("rows become records", sorted(back) == ["d-0", "d-1", "d-2"])
    one = back["d-2"]
    check("their names are mapped", one.fields["text"] == "Row 2" and one.suggestions["comment"].value == "Row 2")
    guess = one.suggestions["label"]
    check("suggestions with all they have", (guess.value, guess.score, guess.agent) == ("no", 0.5, "model-d"))
    answer = one.responses["label"][0]
    check("answers with their user", (answer.value, answer.user_id) == ("yes", client.me.id))
    check("vectors too", list(one.vectors["vec"]) == [0, 0, 3])
    dataset.records.delete(list(back.values()))


def refusals(dataset):
    def refuses(what, words, **record):
        record = rg.Record(**{"fields": {"text": "x"}, **record})
        refused(what, lambda: dataset.records.log([record]), "UnprocessableEntityError", words)

    refuses("an unknown label is refused", "'zz' is not a valid label", suggestions=[rg.Suggestion("label", "zz")])
    refuses("a vector of another size is refused", "must have 3 elements, got 1", vectors={"vec": [1.0]})
    refuses("metadata beyond their bounds are refused", "'length' metadata property validation failed", metadata={"length": 501})
    refuses("an unknown term is refused", "'fax' is not an allowed term", metadata={"source": "fax"})
    refuses("a record without its required field is refused", "missing required value for field: 'text'", fields={"notes": "x"})
    twins = [rg.Record(id="twin", fields={"text": "x"}) for _ in range(2)]
    refused("one id twice is refused", lambda: dataset.records.log(twins), "UnprocessableEntityError", "External IDs must be unique")
    check("nothing of what was refused is stored", len(list(dataset.records)) == 100)


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


def completion(dataset, back, user, key):
    """The second of two answers, sent as a person in the browser would."""
    answer = {"status": "submitted", "values": {"label": {"value": "no"}}}
    path = f"{address}/api/v1/records/{back['r-001']._server_id}/responses"
    sent = httpx.post(path, headers={"X-Argilla-Api-Key": key}, json=answer)
    check("a user answers", sent.status_code == 201, sent.text)
    completed = list(dataset.records(rg.Query(filter=("status", "==", "completed"))))
    check("the second answer completes a record", ids(completed) == ["r-001"], completed)
    check("both answers come back", {each.value for each in completed[0].responses["label"]} == {"yes", "no"})
    seen = dataset.progress(with_users_distribution=True)
    check("progress counts", (seen["total"], seen["completed"], seen["pending"]) == (98, 1, 97), seen)
    mine, theirs = seen["users"][client.me.username], seen["users"][user.username]
    check("progress tells who", (mine["pending"]["submitted"], mine["completed"]["submitted"]) == (4, 1), seen)
    check("and who else", theirs["completed"]["submitted"] == 1, seen)
