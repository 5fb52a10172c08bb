-- What a database of this version held: one of everything. Never changed later.
INSERT INTO users (username, first_name, role, password_hash, api_key_hash, api_key_cipher)
  VALUES ('ana', 'Ana', 'annotator', 'x', sha256('ana.apikey'), '\x00');
INSERT INTO workspaces (id, name) VALUES ('00000000-0000-4000-8000-000000000001', 'team');
INSERT INTO workspaces_users (workspace_id, user_id)
  SELECT '00000000-0000-4000-8000-000000000001', id FROM users WHERE username = 'ana';

INSERT INTO datasets (id, workspace_id, name, guidelines, status, next_seq) VALUES
  ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000001', 'reviews', 'Read all', 'ready', 3);
INSERT INTO fields (dataset_id, tag, position, name, title, required, settings) VALUES
  ('00000000-0000-4000-8000-000000000002', 1, 0, 'text', 'Text', true, '{"type": "text", "use_markdown": false}');
INSERT INTO questions (dataset_id, position, name, title, required, settings) VALUES
  ('00000000-0000-4000-8000-000000000002', 0, 'label', 'Label', true,
   '{"type": "label_selection", "options": [{"value": "a", "text": "A"}, {"value": "b", "text": "B"}], "visible_options": null}');
INSERT INTO metadata_properties (dataset_id, name, title, settings) VALUES
  ('00000000-0000-4000-8000-000000000002', 'source', 'Source', '{"type": "terms", "values": null}');
INSERT INTO vectors_settings (dataset_id, name, title, dimensions) VALUES
  ('00000000-0000-4000-8000-000000000002', 'small', 'Small', 2);

DO $$ DECLARE part text; BEGIN
  FOREACH part IN ARRAY ARRAY['records', 'record_contents', 'record_texts', 'suggestions', 'responses', 'vectors'] LOOP
    EXECUTE format('CREATE TABLE %1$s_1 (LIKE %1$s INCLUDING DEFAULTS INCLUDING CONSTRAINTS)', part);
    EXECUTE format('ALTER TABLE %1$s ATTACH PARTITION %1$s_1 FOR VALUES IN (1)', part);
  END LOOP;
END $$;

INSERT INTO records (ds, seq, id, external_id, status, metadata) VALUES
  (1, 1, '00000000-0000-4000-8000-000000000011', 'r-1', 'completed', '{"source": "web"}'),
  (1, 2, '00000000-0000-4000-8000-000000000012', 'r-2', 'pending', '{"source": "mail"}');
INSERT INTO record_ids (id, ds, seq) SELECT id, ds, seq FROM records;
INSERT INTO record_contents (ds, seq, fields) VALUES
  (1, 1, '{"text": "The first review"}'), (1, 2, '{"text": "The second review"}');
INSERT INTO record_texts (ds, seq, tsv) VALUES (1, 1, 'first review'), (1, 2, 'second review');
INSERT INTO suggestions (ds, seq, question_n, value, score, agent, type)
  SELECT 1, 2, n, '"b"', 0.9, 'model', 'model' FROM questions;
INSERT INTO responses (ds, seq, user_n, id, status, "values", record_pending)
  SELECT 1, 1, n, '00000000-0000-4000-8000-000000000021', 'submitted', '{"label": {"value": "a"}}', false FROM users;
INSERT INTO response_ids (id, ds, user_n, seq) SELECT id, ds, user_n, seq FROM responses;
INSERT INTO vectors (ds, seq, setting_n, value)
  SELECT 1, 1, n, '\x0000803f00000000'::bytea FROM vectors_settings
  UNION ALL SELECT 1, 2, n, '\x000000000000803f'::bytea FROM vectors_settings;
-- Whoever completed a record counts it.
INSERT INTO dataset_progress (ds, total, completed) VALUES (1, 2, 0);
INSERT INTO user_progress (ds, user_n, submitted, completed) SELECT 1, n, 1, 1 FROM users;
INSERT INTO jobs (id, kind, dataset_id, status)
  VALUES ('00000000-0000-4000-8000-000000000031', 'import', '00000000-0000-4000-8000-000000000002', 'finished');
