"""The script that carries datasets from one server to another, tried on one."""

import sys

sys.path.append("docs/examples")

from move import move, users_between
from steps.support import check, client, run


def moving(workspace, dataset):
    users = users_between(client, client)
    check("users are known by their names", users[client.me.id] == client.me.id)
    moved = move(dataset, f"moved-{run}", workspace, client, users)
    check("a dataset is moved with everything", contents(moved) == contents(dataset))
    kept = moved.settings
    check("and with its settings", (kept.guidelines, kept.distribution.min_submitted) == ("Read **all** of it.", 2))
    moved.delete()


def contents(dataset):
    return {each.id: {**each.to_dict(), "_server_id": None} for each in dataset.records(with_vectors=True)}
