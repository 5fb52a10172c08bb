"""Words, filters of every scope, and similarity."""

from datetime import datetime, timedelta

import argilla as rg
from steps.support import check, ids, refused


def searches(dataset, back):
    def found(**query):
        return [each[0] if isinstance(each, tuple) else each for each in dataset.records(rg.Query(**query))]

    words(dataset, found)
    filters(found, back)
    similarity(dataset, found, back)


def numbers(keep):
    return [f"r-{n:03d}" for n in range(100) if keep(n)]


def words(dataset, found):
    check("a word is found", len(list(dataset.records("praises"))) == 50)
    check("as many as one asks for", len(list(dataset.records("praises", limit=7))) == 7)
    check("words are all looked for", ids(found(query="praises 11")) == ["r-011"])
    check("a word is found in any case", len(found(query="PRAISES")) == 50)
    check("a phrase is found", len(found(query='"ana torres"')) == 100)
    check("either word is found", ids(found(query="11 | 12")) == ["r-011", "r-012"])
    check("a star finds everything", len(found(query="*")) == 100)
    check("what is nowhere is not found", found(query="nonsense") == [])


def filters(found, back):
    every, before = numbers(lambda n: True), (datetime.utcnow() - timedelta(hours=1)).isoformat()
    cases = [
        ("metadata are equal", ("metadata.source", "==", "web"), numbers(lambda n: n % 2 == 0)),
        ("one of a list is equal", ("metadata.tag", "==", "t1"), numbers(lambda n: n % 3 == 1)),
        ("a number is a term too", ("metadata.year", "==", 1942), ["r-042"]),
        ("metadata are among", ("metadata.source", "in", ["web", "mail"]), every),
        ("an integer is in a range", [("metadata.length", ">=", 10), ("metadata.length", "<=", 12)], ["r-010", "r-011", "r-012"]),
        ("a float is in a range", ("metadata.score", ">=", 0.985), ["r-099"]),
        ("a suggestion is equal", ("label.suggestion", "==", "no"), numbers(lambda n: n % 3 == 1)),
        ("a question alone means its suggestion", ("label", "==", "no"), numbers(lambda n: n % 3 == 1)),
        ("a suggestion is among", ("topics.suggestion", "in", ["b", "c"]), every),
        ("a rating is in a range", ("stars.suggestion", ">=", 5), numbers(lambda n: n % 6 == 5)),
        ("a score is in a range", ("label.score", ">=", 0.985), ["r-099"]),
        ("an agent is equal", ("label.agent", "==", "model-a"), numbers(lambda n: n % 2 == 1)),
        ("a type is equal", ("topics.type", "==", "model"), every),
        ("another type is not", ("topics.type", "==", "human"), []),
        ("a response is equal", ("label.response", "==", "yes"), numbers(lambda n: n < 5)),
        ("the status of a response is equal", ("response.status", "==", "submitted"), numbers(lambda n: n < 5)),
        ("no response is a draft", ("response.status", "in", ["draft", "discarded"]), []),
        ("a status is equal", ("status", "==", "pending"), every),
        ("a rating is equal", ("stars.suggestion", "==", 3), numbers(lambda n: n % 6 == 3)),
        ("ratings are among", ("stars.suggestion", "in", [0, 1]), numbers(lambda n: n % 6 < 2)),
        ("a number is equal", ("metadata.length", "==", 42), ["r-042"]),
        ("an external id is equal", ("id", "==", "r-042"), ["r-042"]),
        ("external ids are among", ("id", "in", ["r-042", "r-043", "nobody"]), ["r-042", "r-043"]),
        ("the server's id is equal", ("_server_id", "==", str(back["r-042"]._server_id)), ["r-042"]),
        ("a time of making is in a range", ("inserted_at", ">=", before), every),
        ("a time of change is in a range", ("updated_at", "<=", before), []),
    ]
    for what, conditions, expected in cases:
        seen = ids(found(filter=conditions))
        check(what, seen == expected, seen)
    both = found(query="praises", filter=("metadata.length", "<=", 3))
    check("a word and a filter hold together", ids(both) == ["r-001", "r-003"])
    for name in ("metadata.nope", "nope.suggestion", "nope.response"):
        refused(f"{name} is refused", lambda: found(filter=(name, "==", "x")), "UnprocessableEntityError", "name=nope")


def similarity(dataset, found, back):
    near = list(dataset.records(rg.Query(similar=rg.Similar("vec", [0.5, 0.5, 0.5])), limit=5))
    check("the most similar come first", near[0][0].id == "r-050", near)
    scores = [score for _, score in near]
    check("with their scores", scores == sorted(scores, reverse=True) and abs(scores[0] - 1) < 1e-5, scores)
    far = found(similar=rg.Similar("vec", [0.0, 1.0, 0.5], most_similar=False))
    check("the least similar come first", far[0].id == "r-099", far[0].id)
    like = found(similar=rg.Similar("vec", back["r-050"]))
    check("a record is not similar to itself", "r-050" not in ids(like))
    check("its neighbours come first", ids(like[:2]) == ["r-049", "r-051"], ids(like[:2]))
    without = lambda: found(similar=rg.Similar("other", back["r-050"]))
    refused("a record without the vector is refused", without, "UnprocessableEntityError", "missing_vector")
    unknown = lambda: found(similar=rg.Similar("nope", [1.0]))
    refused("an unknown vector is refused", unknown, "UnprocessableEntityError", "Vector `nope` not found")
