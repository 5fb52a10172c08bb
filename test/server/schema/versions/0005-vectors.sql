UPDATE vectors SET changed = 1;
UPDATE vectors_settings SET version = 1;
