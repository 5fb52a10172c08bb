"""Verifies deliveries by the Standard Webhooks library: one JSON object a line, a line of words for each that fails."""

import json
import sys

from standardwebhooks.webhooks import Webhook

for line in sys.stdin:
    message = json.loads(line)
    try:
        Webhook(message["secret"]).verify(message["body"], message["headers"])
    except Exception as error:  # any failure is a finding
        print(f"{message['headers']['webhook-id']}: {error}")
