"""Datasets: settings of every kind, made, read, kept in a file, changed and refused."""

import tempfile
from pathlib import Path

import argilla as rg
from steps.support import check, client, offers, refused, run


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
            rg.TermsMetadataProperty(name="year"),
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
    check("metadata come back", {each.name for each in read.metadata} == {"source", "tag", "year", "length", "score", "batch"})
    check("vectors come back", {each.name: each.dimensions for each in read.vectors} == {"vec": 3, "other": 2})
    check("a template comes back", "record.fields.card.title" in read.fields["card"].template)
    twin = rg.Dataset(name=dataset.name, workspace=workspace, settings=settings(), client=client)
    refused("a second dataset of that name is refused", twin.create, "ConflictError", "already exists")
    full = client.workspaces(workspace.name)
    refused("a workspace with datasets is not deleted", full.delete, "ConflictError", "some datasets linked")
    kept_in_a_file(workspace, found)
    return dataset


def kept_in_a_file(workspace, dataset):
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "settings.json"
        dataset.settings.to_json(path)
        again = rg.Settings.from_json(path)
    copy = rg.Dataset(name=f"copy-{run}", workspace=workspace, settings=again, client=client).create()
    read = client.datasets(copy.name, workspace=workspace).settings
    check("settings from a file make a dataset", [each.name for each in read.questions] == [each.name for each in dataset.settings.questions])
    check("with their options", read.questions["label"].labels == dataset.settings.questions["label"].labels)
    check("with their distribution", read.distribution.min_submitted == 2)
    copy.delete()


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
    read.add(rg.IntegerMetadataProperty(name="later"))
    read.add(rg.VectorField(name="late", dimensions=2))
    read.update()
    read = client.datasets(dataset.name, workspace=dataset.workspace).settings
    check("a property is added", read.metadata["later"].title == "later")
    check("a vector is added", read.vectors["late"].dimensions == 2)
    read.metadata["later"].delete()
    read.vectors["late"].delete()
    read = client.datasets(dataset.name, workspace=dataset.workspace).settings
    check("a property is deleted", "later" not in [each.name for each in read.metadata])
    check("a vector is deleted", "late" not in [each.name for each in read.vectors])
    read.questions["label"].labels = ["maybe", "no", "yes"]
    read.update()
    read = client.datasets(dataset.name, workspace=dataset.workspace).settings
    check("options are put in another order", read.questions["label"].labels == ["maybe", "no", "yes"])
    options_later(dataset, read)


def options_later(dataset, read):
    read.questions["label"].labels = ["maybe", "no", "yes", "never"]
    if not offers("label-additions"):
        refused("options are not added later", read.update, "SettingsError", "label")
        return
    read.update()
    read = client.datasets(dataset.name, workspace=dataset.workspace).settings
    check("options are added later", read.questions["label"].labels == ["maybe", "no", "yes", "never"])
    read.questions["label"].labels = ["maybe", "yes"]
    refused("options are not taken away", read.update, "SettingsError", "label")
    dataset.get()


def unfit_settings(workspace):
    def made_of(fields, questions):
        return rg.Dataset(name=f"unfit-{run}", workspace=workspace, settings=rg.Settings(fields=fields, questions=questions), client=client).create

    text = rg.TextField(name="text")
    refused("a question of one label is refused", made_of([text], [rg.LabelQuestion(name="q", labels=["one"])]), "SettingsError")
    refused("a rating over ten is refused", made_of([text], [rg.RatingQuestion(name="q", values=[1, 11])]), "SettingsError")
    refused("spans in no field are refused", made_of([text], [rg.SpanQuestion(name="q", field="nope", labels=["a"])]), "SettingsError")
    refused("no required question is refused", made_of([text], [rg.TextQuestion(name="q", required=False)]), "SettingsError")
    check("nothing of what was refused is left", f"unfit-{run}" not in [each.name for each in workspace.datasets])
