"""Prints how far the users of a dataset agree, and how far suggestions agree with them, on a Postil server.

usage: agreement.py ADDRESS KEY DATASET_ID [--at-least 0.8] [--weeks]

The key is the API key of an owner, or of an admin of the workspace. With --at-least, the exit code is 1 if the main
coefficient of a question is lower, so that a pipeline can stop. With --weeks, the figures of each week follow. Needs
nothing but Python.
"""

import argparse
import json
import sys
import urllib.request


def post(address, key, path, body):
    request = urllib.request.Request(
        f"{address.rstrip('/')}/api/ext/v1/{path}",
        data=json.dumps(body).encode(),
        headers={"X-Argilla-Api-Key": key, "Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=300) as response:
        return json.load(response)["items"]


def shown(figure):
    if figure["value"] is None:
        return f"{figure['name']} undefined ({figure['reason']})"
    interval = f" ({figure['low']:.2f} to {figure['high']:.2f})" if figure.get("low") is not None else ""
    return f"{figure['name']} {figure['value']:.2f}{interval}"


def lines_of(question):
    yield f"{question['question_name']}: {question['records']} records, {', '.join(shown(figure) for figure in question['figures'][:2])}"
    for agent in question["agents"]:
        counted = agent["answers"]["blind"]
        figures = ", ".join(shown(figure) for figure in agent["figures"])
        yield f"  {agent['agent'] or 'no agent name'} against {counted} blind answers: {figures}"


def too_low(questions, at_least):
    """Names of the questions whose main coefficient is lower, or undefined."""
    mains = {question["question_name"]: question["figures"][1]["value"] for question in questions if question["records"] > 0}
    return [name for name, value in mains.items() if value is None or value < at_least]


def main(words):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("address")
    parser.add_argument("key")
    parser.add_argument("dataset_id")
    parser.add_argument("--at-least", type=float)
    parser.add_argument("--weeks", action="store_true")
    given = parser.parse_args(words)
    path = f"datasets/{given.dataset_id}/quality"
    questions = post(given.address, given.key, path, {})
    for question in questions:
        print(*lines_of(question), sep="\n")
    if given.weeks:
        for question in post(given.address, given.key, f"{path}/groups", {"groups": {"by": "week"}}):
            for group in question["groups"]:
                print(f"{question['question_name']}, week of {group['value']}: {', '.join(shown(figure) for figure in group['figures'])}")
    low = [] if given.at_least is None else too_low(questions, given.at_least)
    if low:
        print(f"Below {given.at_least}: {', '.join(low)}", file=sys.stderr)
    return 1 if low else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
