UPDATE users SET sessions_ended = 1;
