"""Workspaces, users, and what a user of less rights may do."""

import argilla as rg
import httpx
from steps.support import address, check, client, refused, run

PASSWORD = "a password of Ann"


def people():
    workspace = rg.Workspace(name=f"interop-{run}", client=client).create()
    check("a workspace is found by its name", client.workspaces(workspace.name).id == workspace.id)
    check("a workspace is found by its id", client.workspaces(id=workspace.id).name == workspace.name)
    check("a workspace is among all", workspace.name in [each.name for each in client.workspaces])
    twin = rg.Workspace(name=workspace.name, client=client)
    refused("a second workspace of that name is refused", twin.create, "ConflictError", "is not unique")

    user = new_user(password=PASSWORD).create()
    check("a user is found by the name", client.users(user.username).first_name == "Ann")
    check("a user is found by the id", client.users(id=user.id).username == user.username)
    check("a user is among all", user.username in [each.username for each in client.users])
    refused("a second user of that name is refused", new_user(password=PASSWORD).create, "ConflictError", "is not unique")
    refused("a short password is refused", new_user(password="short").create, "UnprocessableEntityError", "at least 8 characters")
    user.first_name = "Anna"
    user.update()
    check("a user is changed", client.users(user.username).first_name == "Anna")
    check("the owner is known", client.me.role == "owner")
    members(workspace, user)
    return workspace, user


def new_user(password):
    return rg.User(username=f"ann-{run}", first_name="Ann", last_name="Otator", role="annotator", password=password, client=client)


def members(workspace, user):
    user.add_to_workspace(workspace)
    check("a member is listed", [each.username for each in workspace.users] == [user.username])
    refused("a member is not added twice", lambda: user.add_to_workspace(workspace), "ConflictError", "is not unique")
    user.remove_from_workspace(workspace)
    check("who was removed is not listed", list(workspace.users) == [])
    refused("who was removed is not removed again", lambda: workspace.remove_user(user), "NotFoundError")
    workspace.add_user(user.username)
    check("a member is added by the name", len(workspace.users) == 1)


def key_of(user):
    """The SDK knows keys only; a user finds the own one behind the password."""
    token = httpx.post(f"{address}/api/v1/token", data={"username": user.username, "password": PASSWORD}).json()
    me = httpx.get(f"{address}/api/v1/me", headers={"Authorization": f"Bearer {token['access_token']}"})
    return me.json()["api_key"]


def annotator(workspace, dataset, key):
    own = rg.Argilla(api_url=address, api_key=key)
    check("an annotator is known", own.me.role == "annotator")
    check("an annotator sees the own workspaces", [each.name for each in own.workspaces] == [workspace.name])
    seen = own.datasets(dataset.name, workspace=workspace.name)
    check("an annotator sees a dataset", seen.id == dataset.id)
    check("but no hidden metadata", "batch" not in [each.name for each in seen.settings.metadata])
    refused("an annotator sends no records", lambda: seen.records.log([{"text": "x"}]), "ForbiddenError", "not allowed")
    refused("an annotator deletes no dataset", seen.delete, "ForbiddenError", "not allowed")
    refused("an annotator lists no users", lambda: list(own.users), "ForbiddenError", "not allowed")
    refused("an annotator makes no workspace", rg.Workspace(name=f"no-{run}", client=own).create, "ForbiddenError", "not allowed")
    refused("nobody comes in with a wrong key", lambda: rg.Argilla(api_url=address, api_key="wrong"), "ArgillaCredentialsError")


def farewell(workspace, user):
    user.delete()
    check("a deleted user is gone", client.users(user.username) is None)
    workspace.delete()
    check("a deleted workspace is gone", client.workspaces(workspace.name) is None)
