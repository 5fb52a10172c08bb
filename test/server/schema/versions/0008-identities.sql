INSERT INTO identities (issuer, subject, user_id) SELECT 'https://id.example.org', 'subject-1', id FROM users;
