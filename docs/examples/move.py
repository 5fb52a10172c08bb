"""Copies datasets from one server with Argilla's API to another, with the SDK (argilla 2.8.0).

usage: move.py FROM_ADDRESS FROM_OWNER_KEY TO_ADDRESS TO_OWNER_KEY [DATASET ...]

Users must exist on the target under the same names. The script creates workspaces with the same members, datasets with
their settings, and records with suggestions, responses and vectors. It skips datasets that exist on the target.
"""

import sys

import argilla as rg


def users_between(source, target):
    """Maps user ids of the source to user ids of the target."""
    there = {user.username: user.id for user in target.users}
    return {user.id: there[user.username] for user in source.users if user.username in there}


def workspace_like(workspace, target):
    found = target.workspaces(workspace.name)
    if found is not None:
        return found
    made = rg.Workspace(name=workspace.name, client=target).create()
    for user in workspace.users:
        if target.users(user.username) is not None:
            made.add_user(user.username)
    return made


def record_like(record, users, floats):
    # JSON does not distinguish integers from floats, but Argilla requires floats here.
    metadata = {name: float(value) if name in floats and value is not None else value for name, value in record.metadata.items()}
    return rg.Record(
        id=record.id,
        fields=dict(record.fields),
        metadata=metadata,
        vectors={name: record.vectors[name] for name in record.vectors},
        suggestions=[rg.Suggestion(each.question_name, each.value, score=each.score, agent=each.agent, type=each.type) for each in record.suggestions],
        responses=[rg.Response(each.question_name, each.value, user_id=users[each.user_id], status=each.status) for each in record.responses],
    )


def move(dataset, name, workspace, target, users):
    settings = dataset.settings
    copy = rg.Settings(
        guidelines=settings.guidelines,
        allow_extra_metadata=settings.allow_extra_metadata,
        distribution=settings.distribution,
        fields=list(settings.fields),
        questions=list(settings.questions),
        metadata=list(settings.metadata),
        vectors=list(settings.vectors),
    )
    made = rg.Dataset(name=name, workspace=workspace, settings=copy, client=target).create()
    floats = {each.name for each in settings.metadata if isinstance(each, rg.FloatMetadataProperty)}
    records = [record_like(record, users, floats) for record in dataset.records(with_vectors=True)]
    try:
        if records:
            made.records.log(records)
    except Exception:
        made.delete()
        raise
    return made


def main(source, target, names):
    users = users_between(source, target)
    missing = sorted(user.username for user in source.users if user.id not in users)
    if missing:
        raise SystemExit(f"create these users on the target first: {', '.join(missing)}")
    for dataset in source.datasets:
        if names and dataset.name not in names:
            continue
        workspace = workspace_like(dataset.workspace, target)
        if dataset.name in [each.name for each in workspace.datasets]:
            print(f"{dataset.name}: exists on the target, skipped")
            continue
        try:
            made = move(dataset, dataset.name, workspace, target, users)
        except Exception as error:
            print(f"{dataset.name}: {error}")
        else:
            print(f"{dataset.name}: {dataset.progress()} became {made.progress()}")


if __name__ == "__main__":
    here, there = sys.argv[1:3], sys.argv[3:5]
    main(*(rg.Argilla(api_url=address, api_key=key, timeout=120) for address, key in (here, there)), sys.argv[5:])
