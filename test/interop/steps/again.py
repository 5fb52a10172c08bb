"""Files that the server wrote, put in again by the command line: the records are the same ones."""

import json
import os
import subprocess
import tempfile
from pathlib import Path

import argilla as rg
from steps.files import written
from steps.moving import contents
from steps.support import check, client, data_dir, run

PARTS = ["id", "fields", "metadata", "suggestions", "responses", "vectors", "status"]


def again(workspace, dataset):
    if data_dir is None:
        return
    for format in ["jsonl", "csv", "parquet"]:
        copy = filled(workspace, dataset, format)
        before, after = [(parts(one, format), held(one, format)) for one in (dataset, copy)]
        check(f"records that were put in again as {format} are the same", before == after, difference(before[0], after[0]))
        copy.delete()
    kept = parts(dataset, "jsonl")
    put_in(workspace, dataset.name, dataset, "jsonl")
    check("and none is there twice, where they came from", parts(dataset, "jsonl") == kept)


def difference(before, after):
    changed = ((one["id"], part, one[part], other[part]) for one, other in zip(before, after) for part in PARTS if one[part] != other[part])
    return next(changed, None)


def filled(workspace, dataset, format):
    """Only Parquet says how the dataset was set up."""
    name = f"again-{format}-{run}"
    if format != "parquet":
        rg.Dataset(name=name, workspace=workspace, settings=dataset.settings, client=client).create()
    put_in(workspace, name, dataset, format)
    return client.datasets(name, workspace=workspace)


def put_in(workspace, name, dataset, format):
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / f"records.{format}"
        file.write_bytes(written(dataset, format=format))
        order = ["node", "bin/postil.mjs", "import", str(file), "--dataset", name, "--workspace", workspace.name]
        done = subprocess.run(order, env={**os.environ, "DATA_DIR": data_dir}, capture_output=True, text=True)
        check(f"{format} is put in without a complaint", (done.returncode, done.stderr) == (0, ""), done.stderr[:300])


def parts(dataset, format):
    lines = [json.loads(line) for line in written(dataset, format="jsonl").decode().splitlines()]
    return [plain({part: line[part] for part in PARTS}, format) for line in lines]


def held(dataset, format):
    """As the SDK sees it."""
    return {name: plain(record, format) for name, record in contents(dataset).items()}


def plain(record, format):
    """In tables a term is a text, though it was given as a number."""
    year = record["metadata"].get("year")
    if format == "jsonl" or year is None:
        return record
    return {**record, "metadata": {**record["metadata"], "year": str(year)}}
