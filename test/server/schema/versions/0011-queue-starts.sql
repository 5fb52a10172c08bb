CREATE INDEX records_1_m1 ON records_1 USING gin ((metadata -> 'source'));
