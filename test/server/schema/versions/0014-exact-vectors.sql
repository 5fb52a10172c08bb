UPDATE vectors SET exact = '' WHERE ds = 1 AND seq = 1;
UPDATE vectors SET exact = '\x0000000000000000000000000000f03f' WHERE ds = 1 AND seq = 2;
