"""Receives webhooks on a port of this machine, and checks their signatures as the SDK does."""

import json
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from standardwebhooks.webhooks import Webhook

PATIENCE = 30


class Deliveries:
    def __init__(self):
        self.events = []
        self.secret = None
        deliveries = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["content-length"]))
                try:
                    event = Webhook(whsecret=deliveries.secret).verify(body, dict(self.headers))
                except Exception:
                    self.send_response(401)
                else:
                    deliveries.events.append(event)
                    self.send_response(204)
                self.end_headers()

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}/hook"

    def __enter__(self):
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.server.shutdown()

    def wait_for(self, kind):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for event in self.events:
                if event["type"] == kind:
                    return event
            time.sleep(0.1)
        raise SystemExit(f"FAILED: no {kind} was delivered within {PATIENCE} seconds")
