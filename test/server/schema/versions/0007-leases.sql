INSERT INTO leases (ds, seq, user_n, expires_at) SELECT 1, 2, n, now() + interval '1 day' FROM users;
INSERT INTO sign_in_attempts (key, points, expire) VALUES ('somebody', 3, 0);
