"""Files that the server writes, read by readers that know nothing of it."""

import csv
import io
import json

import pyarrow.parquet as parquet
from steps.support import check, client, offers

QUESTIONS = ["label", "topics", "stars", "order", "comment", "spans"]


def written(dataset, **order):
    answer = client.http_client.post(f"/api/ext/v1/datasets/{dataset.id}/file", json=order)
    answer.raise_for_status()
    return answer.content


def files(dataset, back):
    if not offers("export"):
        return
    lines(dataset, back)
    rows = list(csv.DictReader(io.StringIO(written(dataset, format="csv").decode(), newline="")))
    table("CSV", rows, back, read=json.loads)
    columns = parquet.read_table(io.BytesIO(written(dataset, format="parquet")))
    table("Parquet", columns.to_pylist(), back, read=lambda value: value)
    notes = json.loads(columns.schema.metadata[b"postil"])
    check("Parquet says which questions there are", [each["name"] for each in notes["questions"]] == QUESTIONS)
    tagged(dataset)


def each_same(what, rows, back, held, meant):
    """Of every row what it holds is what the record has."""
    wrong = [(held(row), meant(back[row["id"]])) for row in rows if held(row) != meant(back[row["id"]])]
    check(what, wrong == [], wrong[:1])


def lines(dataset, back):
    read = [json.loads(line) for line in written(dataset, format="jsonl").decode().splitlines()]
    check("JSON by lines has every record in order", [each["id"] for each in read] == sorted(back))

    def same(what, held, meant):
        each_same(f"{what} in JSON by lines are the record's", read, back, held, meant)

    same("fields", lambda row: row["fields"], lambda record: record.to_dict()["fields"])
    same("metadata", lambda row: row["metadata"], lambda record: dict(record.metadata))
    same("vectors", lambda row: row["vectors"], lambda record: {name: list(values) for name, values in record.vectors.items()})
    same("suggestions", suggested, lambda record: {one.question_name: (one.value, one.score, one.agent) for one in record.suggestions})
    same("answers", answered, lambda record: {one.question_name: one.value for one in record.responses})
    users = {one["user"] for row in read for one in row["responses"]}
    check("answers have the name of who gave them", users == {client.me.username})


def suggested(row):
    return {name: (plain(one["value"]), one["score"], one["agent"]) for name, one in row["suggestions"].items()}


def answered(row):
    return row["responses"][0]["values"] if row["responses"] else {}


def plain(value):
    """The SDK gives ranked options as a list in their order."""
    ranked = isinstance(value, list) and all(isinstance(each, dict) and "rank" in each for each in value)
    return [each["value"] for each in value] if ranked and value else value


def table(name, rows, back, read):
    check(f"{name} has every record", sorted(each["id"] for each in rows) == sorted(back), len(rows))

    def same(what, held, meant):
        each_same(f"{what} in {name} are the record's", rows, back, held, meant)

    same("texts", lambda row: row["text"], lambda record: record.fields["text"])
    same("numbers", lambda row: (float(row["score"]), int(row["length"])), lambda record: (record.metadata["score"], record.metadata["length"]))
    same("lists of terms", lambda row: json.loads(row["tag"]), lambda record: record.metadata["tag"])
    same("vectors", lambda row: read(row["vec"]), lambda record: list(record.vectors["vec"]))
    same("suggested spans", lambda row: read(row["spans.suggestion"]), lambda record: record.suggestions["spans"].value)
    given = lambda row: read(row["label.responses"]) if row["label.responses"] else []
    same("answers", given, lambda record: [one.value for one in record.responses["label"]])


def tagged(dataset):
    text = written(dataset, format="conll", tags={"question": "spans", "scheme": "BIO"}).decode()
    blocks = [block.splitlines() for block in text.strip().split("\n\n")]
    check("every text is tagged", len(blocks) == 100)
    words = [line.split("\t") for line in blocks[0] if not line.startswith("# ")]
    check("its words carry the tags of their spans", [word for word in words if word[1] != "O"] == [["Ana", "B-person"], ["Torres", "I-person"]], words)
