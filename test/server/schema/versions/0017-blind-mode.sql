UPDATE questions SET suggestions_shown = 'on_share', shown_share = 1;
UPDATE responses SET blind_values = '{"label": {"value": "no"}}';
