INSERT INTO webhooks (id, url, secret_cipher, events) VALUES
  ('00000000-0000-4000-8000-000000000041', 'https://example.org/hook', '\x00', '{record.created}');
INSERT INTO jobs (kind, status, failures) VALUES ('import', 'failed', 5);
