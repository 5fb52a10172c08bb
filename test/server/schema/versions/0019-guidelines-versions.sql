INSERT INTO guidelines_versions SELECT id, inserted_at, guidelines FROM datasets;
