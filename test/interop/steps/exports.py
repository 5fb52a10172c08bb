"""Everything taken out in every form, and put in again."""

import json
import tempfile
from pathlib import Path

import argilla as rg
from datasets import Dataset as Table
from steps.support import check, client, ids, run


def exports(workspace, dataset):
    listed = dataset.records.to_list(flatten=True)
    check("a flat list holds everything", len(listed) == 100 and {"text", "label.suggestion", "source"} <= set(listed[0]), sorted(listed[0]))
    nested = dataset.records.to_dict(flatten=False)
    check("a dictionary holds everything", len(nested["fields"]) == 100)
    by_id = dataset.records.to_dict(orient="index")
    check("a dictionary by id too", by_id["r-042"]["fields"]["text"].startswith("Review 42"))
    check("a table holds everything", dataset.records.to_datasets().num_rows == 100)
    check("a search can be taken out", len(dataset.records("praises", limit=5).to_list(flatten=True)) == 5)
    with tempfile.TemporaryDirectory() as folder:
        files(workspace, dataset, Path(folder))
    tables(workspace)


def files(workspace, dataset, folder):
    path = folder / "some.json"
    dataset.records.to_json(path)
    check("a file holds everything", len(json.loads(path.read_text())) == 100)
    dataset.to_disk(str(folder))
    whole = rg.Dataset.from_disk(str(folder), name=f"disk-{run}", workspace=workspace, client=client)
    same("a folder makes the same dataset, without vectors", dataset, whole)
    empty = rg.Dataset.from_disk(str(folder), name=f"bare-{run}", workspace=workspace, client=client, with_records=False)
    check("or one without records", list(empty.records) == [])
    empty.records.from_json(path)
    same("which a file fills", dataset, empty)
    whole.delete()
    empty.delete()


def same(what, dataset, copy):
    ours, theirs = ({each.id: comparable(each) for each in one.records} for one in (dataset, copy))
    check(what, ours == theirs, [name for name in ours if ours[name] != theirs.get(name)][:3])


def comparable(record):
    return {name: value for name, value in record.to_dict().items() if name != "_server_id"}


def tables(workspace):
    settings = rg.Settings(fields=[rg.TextField(name="text")], questions=[rg.LabelQuestion(name="label", labels=["a", "b"])])
    dataset = rg.Dataset(name=f"table-{run}", workspace=workspace, settings=settings, client=client).create()
    dataset.records.log(Table.from_dict({"id": ["1", "2"], "text": ["one", "two"], "label": ["a", "b"]}))
    check("a table becomes records", ids(dataset.records) == ["1", "2"])
    dataset.records.log(dataset.records.to_datasets())
    check("and again the same ones", [each.suggestions["label"].value for each in dataset.records] == ["a", "b"])
    dataset.delete()
