UPDATE record_contents SET fields = '{ "text": "The second review" }' WHERE ds = 1 AND seq = 2;
