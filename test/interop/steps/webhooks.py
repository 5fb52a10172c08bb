"""Webhooks: kept, delivered with a valid signature, and read by the SDK."""

import argilla as rg
import httpx
from steps.deliveries import Deliveries
from steps.support import address, check, client, key, run, with_webhooks

EVENTS = ["dataset.updated", "record.created", "response.created"]


def webhooks(dataset):
    with Deliveries() as deliveries:
        webhook = rg.Webhook(url=deliveries.address, events=EVENTS, description=run, _client=client).create()
        check("a webhook is listed", webhook.id in [each.id for each in client.webhooks])
        deliveries.secret = webhook.secret
        if with_webhooks:
            delivered(dataset, deliveries)
        webhook.enabled = False
        webhook.description = "changed"
        webhook.update()
        check("a webhook is changed", [(each.enabled, each.description) for each in client.webhooks if each.id == webhook.id] == [(False, "changed")])
        webhook.delete()
        check("a webhook is deleted", webhook.id not in [each.id for each in client.webhooks])


def delivered(dataset, deliveries):
    """What the SDK makes of a delivery is what its own listener would hand on."""

    def wait_for(kind):
        return rg.WebhookEvent(**deliveries.wait_for(kind)).parsed(client)

    dataset.records.log([rg.Record(id="hooked", fields={"text": "for the webhook"})])
    record = wait_for("record.created").record
    check("a record is delivered", (record.id, record.fields["text"]) == ("hooked", "for the webhook"), record)
    check("with its dataset", record.dataset.name == dataset.name)

    path = f"{address}/api/v1/records/{record._server_id}/responses"
    answer = {"status": "submitted", "values": {"label": {"value": "no"}}}
    httpx.post(path, headers={"X-Argilla-Api-Key": key}, json=answer).raise_for_status()
    response = wait_for("response.created").response
    check("a response is delivered", response.user_id == client.me.id, response)
    check("with its values", [(each.question_name, each.value) for each in response.responses] == [("label", "no")], response)
    check("with its record", response.record.fields["text"] == "for the webhook")

    dataset.settings.guidelines = "Told to the webhook"
    dataset.update()
    check("a dataset is delivered", wait_for("dataset.updated").dataset.name == dataset.name)
