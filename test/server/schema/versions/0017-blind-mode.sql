INSERT INTO reveals SELECT ds, user_n, seq, q.n FROM responses, questions q LIMIT 1;
UPDATE questions SET suggestions_shown = 'on_share', shown_share = 1;
UPDATE responses SET blind_values = '{"label": {"value": "no"}}';
