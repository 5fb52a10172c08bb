INSERT INTO former_suggestions (ds, question_n, seq, agent, value, score)
  SELECT ds, question_n, seq, 'earlier model', '"a"', 0.5 FROM suggestions;
