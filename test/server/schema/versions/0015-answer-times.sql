UPDATE datasets SET measures_time = true;
UPDATE responses SET active_ms = 4000;
