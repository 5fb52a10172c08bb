"""Cuts texts by code points: one JSON object a line, a line of words for each slice that is another one."""

import json
import sys

for line in sys.stdin:
    case = json.loads(line)
    found = case["text"][case["start"] : case["end"]]
    if found != case["slice"]:
        print(f"{case['text']!r}[{case['start']}:{case['end']}] is {found!r} in place of {case['slice']!r}")
