UPDATE responses SET suggestions_seen = '{"label": true}';
