"""Agreement of users as the server measures it, and as packages for it do on the same answers."""

import contextlib
import io
import itertools
import random
import sys
from statistics import mean

import argilla as rg
import httpx
import krippendorff
import nltk
import numpy as np
import pandas as pd
from irrCAC.raw import CAC
from nltk.metrics.agreement import AnnotationTask
from nltk.metrics.distance import edit_distance, jaccard_distance, masi_distance
from scipy.stats import kendalltau, rankdata
from sklearn.metrics import cohen_kappa_score, f1_score
from steps.machines import AGENTS, machines
from steps.people import new_user
from steps.support import address, check, key, offers, run

sys.path.append("docs/examples")

import agreement  # noqa: E402 (its folder is no package)

LABELS = ["negative", "neutral", "positive"]
TOPICS = ["a", "b", "c", "d"]
ENTITIES = ["person", "event"]
STARS = list(range(6))
TEXT = "Ana wrote a review 😀 of the concert"
PASSWORD = "a password of Ann"


def quality(workspace):
    if not offers("quality"):
        return
    users = [annotator_named(f"rater{number}") for number in range(4)]
    dataset = answered(workspace, users)
    found = {item["question_name"]: item for item in measured(dataset)}
    people = {user.username: str(user.id) for user in users}
    responses = responses_of(dataset)
    answers = {name: answers_to(responses, name) for name in found}
    labels(found["label"], answers["label"], people)
    topics(found["topics"], answers["topics"])
    stars(found["stars"], answers["stars"], people)
    order(found["order"], answers["order"])
    comment(found["comment"], answers["comment"])
    ents(found["ents"], answers["ents"])
    bootstrap(found["label"], answers["label"])
    parts(dataset, users, answers["label"])
    machines(dataset, measured, LABELS, TOPICS, STARS, lambda chance: values(chance)["order"])
    example(dataset, found)
    dataset.delete()
    for user in users:
        user.delete()


def example(dataset, found):
    """The script for a pipeline, which stops at agreement that is too low."""
    script = [address, key, str(dataset.id), "--weeks"]
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
        codes = [agreement.main(script), agreement.main([*script, "--at-least", "1"])]
    check("the script prints agreement", f"label: {found['label']['records']} records" in printed.getvalue())
    check("and stops a pipeline if it is too low", codes == [0, 1], codes)
    main_figure = found["label"]["figures"][1]["value"]
    low = agreement.too_low(list(found.values()), main_figure + 0.01)
    check("and names the questions that are below a limit", "label" in low)


def annotator_named(name):
    return rg.User(username=f"{name}-{run}", first_name=name, role="annotator", password=PASSWORD, client=new_user(PASSWORD)._client).create()


def measured(dataset, **part):
    path = f"{address}/api/ext/v1/datasets/{dataset.id}/quality"
    headers = {"X-Argilla-Api-Key": key}
    asked = httpx.post(path, json=part, headers=headers, timeout=60) if part else httpx.get(path, headers=headers, timeout=60)
    check("agreement is measured", asked.status_code == 200, asked.text)
    return asked.json()["items"]


def answered(workspace, users):
    """Random answers, of which some are missing; half of them follow a truth."""
    chance = random.Random(31)
    settings = rg.Settings(
        fields=[rg.TextField(name="text")],
        questions=[
            rg.LabelQuestion(name="label", labels=LABELS, required=False),
            rg.MultiLabelQuestion(name="topics", labels=TOPICS, required=False),
            rg.RatingQuestion(name="stars", values=STARS, required=False),
            rg.RankingQuestion(name="order", values=["r1", "r2", "r3", "r4"], required=False),
            rg.TextQuestion(name="comment", required=True),
            rg.SpanQuestion(name="ents", field="text", labels=ENTITIES, allow_overlapping=True, required=False),
        ],
    )
    dataset = rg.Dataset(name=f"quality-{run}", workspace=workspace, settings=settings, client=users[0]._client).create()
    dataset.records.log([record_of(chance, number, users) for number in range(80)])
    return dataset


def record_of(chance, number, users):
    truth = values(chance)
    responses = []
    for user in users:
        if chance.random() < 0.25:
            continue
        own = values(chance)
        given = {name: truth[name] if chance.random() < 0.5 else own[name] for name in truth}
        left_out = {name for name in given if name != "comment" and chance.random() < 0.15}
        responses += [rg.Response(name, value, user_id=user.id, status="submitted") for name, value in given.items() if name not in left_out]
    return rg.Record(fields={"text": TEXT}, id=f"record-{number}", responses=responses, suggestions=suggestions_of(chance, truth))


def suggestions_of(chance, truth):
    """Of three agents, which are right in half of the records; some have none."""
    own = values(chance)
    suggested = {name: truth[name] if chance.random() < 0.5 else own[name] for name in truth if name != "order" and chance.random() < 0.9}
    return [rg.Suggestion(name, value, score=score_of(chance, name), agent=chance.choice(AGENTS)) for name, value in suggested.items()]


def score_of(chance, name):
    """One score for a list would need one for each item."""
    return chance.randint(0, 20) / 20 if name in ["label", "stars"] else None


def values(chance):
    starts = sorted(chance.sample(range(len(TEXT)), 4))
    return {
        "label": chance.choice(LABELS),
        "topics": chance.sample(TOPICS, chance.randint(1, 3)),
        "stars": chance.choice(STARS),
        "order": [{"value": value, "rank": chance.randint(1, 4)} for value in ["r1", "r2", "r3", "r4"]],
        "comment": "".join(chance.choice("abä😀") for _ in range(chance.randint(1, 6))),
        "ents": [{"start": start, "end": end, "label": chance.choice(ENTITIES)} for start, end in [starts[:2], starts[2:]]],
    }


def responses_of(dataset):
    """By the API: the SDK drops the ties of rankings."""
    path = f"{address}/api/v1/datasets/{dataset.id}/records?include=responses&limit=1000"
    records = httpx.get(path, headers={"X-Argilla-Api-Key": key}, timeout=60).json()["items"]
    return [{each["user_id"]: each["values"] for each in record["responses"]} for record in records]


def answers_to(responses, name):
    """Of each record, the answers by user."""
    return [{user: values[name]["value"] for user, values in record.items() if name in values} for record in responses]


def same(what, found, expected, within=1e-9):
    check(f"{what} equals that of another implementation", abs(found - expected) < within, (found, expected))


def figures_of(item):
    return {each["name"]: each["value"] for each in item["figures"]}


def triples(records, form=lambda value: value):
    return [(user, str(number), form(value)) for number, record in enumerate(records) for user, value in record.items()]


def counts(records, domain):
    return np.array([[list(record.values()).count(value) for value in domain] for record in records])


def pairs_in(records):
    """Of each record with two answers or more."""
    return [list(itertools.combinations(record.values(), 2)) for record in records if len(record) > 1]


def both(records, one, other):
    return [(record[one], record[other]) for record in records if one in record and other in record]


def share(pairs, equal=lambda one, other: one == other):
    return mean(mean(equal(*pair) for pair in record) for record in pairs)


def labels(item, records, people):
    found = figures_of(item)
    same("the share of equal labels", found["equal"], share(pairs_in(records)))
    same("α of labels", found["alpha-nominal"], krippendorff.alpha(value_counts=counts(records, LABELS), level_of_measurement="nominal"))
    same("α of labels (nltk)", found["alpha-nominal"], AnnotationTask(triples([each for each in records if len(each) > 1])).alpha())
    frame = pd.DataFrame(records).dropna(how="all")
    same("AC1", found["ac1"], CAC(frame, categories=LABELS, digits=12).gwet()["est"]["coefficient_value"])
    for pair in item["pairs"]:
        answers = both(records, *[people[name] for name in pair["usernames"]])
        same("κ of two users", pair["value"], cohen_kappa_score(*zip(*answers)))
        check("the records of two users are counted", (pair["records"], pair["different"]) == (len(answers), sum(one != other for one, other in answers)))
    for cell in item["cells"]:
        expected = sum(has_both(list(record.values()), *cell["values"]) for record in records)
        check("records with two labels are counted", cell["records"] == expected, cell)
    for option in item["options"]:
        binary = [{user: value == option["value"] for user, value in record.items()} for record in records]
        same("α of one label", option["alpha"]["value"], krippendorff.alpha(value_counts=counts(binary, [True, False]), level_of_measurement="nominal"))
        kappas = [cohen_kappa_score(*zip(*both(binary, *pair))) for pair in itertools.combinations(people.values(), 2)]
        same("mean κ of one label", option["kappa"]["value"], mean(kappas))


def has_both(values, one, other):
    return len(values) > 1 and set(values) == {one} if one == other else one in values and other in values


def topics(item, records):
    found = figures_of(item)
    compared = triples([each for each in records if len(each) > 1], frozenset)
    same("α of several labels (Jaccard)", found["alpha-jaccard"], AnnotationTask(compared, distance=jaccard_distance).alpha())
    same("α of several labels (MASI)", found["alpha-masi"], AnnotationTask(compared, distance=masi_distance).alpha())
    same("the share of equal sets", found["equal"], share(pairs_in(records), lambda one, other: set(one) == set(other)))


def stars(item, records, people):
    found = figures_of(item)
    for level in ["ordinal", "interval"]:
        expected = krippendorff.alpha(value_counts=counts(records, STARS), value_domain=STARS, level_of_measurement=level)
        same(f"{level} α", found[f"alpha-{level}"], expected)
    same("the mean difference", found["mean-difference"], share(pairs_in(records), lambda one, other: abs(one - other)))
    for pair in item["pairs"]:
        answers = both(records, *[people[name] for name in pair["usernames"]])
        same("weighted κ", pair["value"], cohen_kappa_score(*zip(*answers), labels=STARS, weights="quadratic"))


def ranks(value):
    return tuple(each["rank"] for each in sorted(value, key=lambda each: each["value"]))


def rank_distance(one, other):
    orders = [[np.sign(ranking[i] - ranking[j]) for i, j in itertools.combinations(range(4), 2)] for ranking in (one, other)]
    return np.mean([abs(a - b) for a, b in zip(*orders)]) / 2


def concordance(rankings):
    """Kendall's W with its correction for ties; None if all are tied."""
    ranked = np.array([rankdata(each) for each in rankings])
    people, options = ranked.shape
    ties = sum(sum(count**3 - count for count in np.unique(each, return_counts=True)[1]) for each in ranked)
    spread = ((ranked.sum(axis=0) - people * (options + 1) / 2) ** 2).sum()
    most = people**2 * (options**3 - options) - people * ties
    return None if most == 0 else 12 * spread / most


def order(item, records):
    found = figures_of(item)
    ranked = [{user: ranks(value) for user, value in record.items()} for record in records]
    taus = [[kendalltau(*pair).statistic for pair in record] for record in pairs_in(ranked)]
    defined = [[tau for tau in record if not np.isnan(tau)] for record in taus]
    same("τ-b", found["tau-b"], mean(mean(record) for record in defined if record))
    compared = triples([each for each in ranked if len(each) > 1])
    same("α of rankings", found["alpha-ranks"], AnnotationTask(compared, distance=rank_distance).alpha())
    complete = [concordance(list(each.values())) for each in ranked if len(each) > 1]
    same("W", found["concordance"], mean(each for each in complete if each is not None))


def text_distance(one, other):
    return edit_distance(one, other) / max(len(one), len(other))


def comment(item, records):
    found = figures_of(item)
    compared = triples([each for each in records if len(each) > 1])
    same("α of texts", found["alpha-text"], AnnotationTask(compared, distance=text_distance).alpha())
    same("the edit distance", found["edit-distance"], share(pairs_in(records), text_distance))
    same("the share of equal texts", found["equal"], share(pairs_in(records)))


def spans_of(value):
    return {(each["start"], each["end"], each["label"]) for each in value}


def ents(item, records):
    found = figures_of(item)
    pairs = [pair for record in pairs_in(records) for pair in record]
    truth, guess = [], []
    for number, (one, other) in enumerate(pairs):
        for span in spans_of(one) | spans_of(other):
            truth.append(span in spans_of(one))
            guess.append(span in spans_of(other))
    same("F1 of equal spans", found["f1-exact"], f1_score(truth, guess))
    points = [
        {user: frozenset(span["label"] for span in value if span["start"] <= at < span["end"]) for user, value in record.items()}
        for record in records
        if len(record) > 1
        for at in range(len(TEXT))
    ]
    domain = sorted({value for point in points for value in point.values()}, key=sorted)
    expected = krippendorff.alpha(value_counts=counts(points, domain), value_domain=range(len(domain)), level_of_measurement="nominal")
    same("α over code points", found["alpha-points"], expected)


def mulberry32(seed):
    state = seed
    while True:
        state = (state + 0x6D2B79F5) & 0xFFFFFFFF
        mixed = ((state ^ (state >> 15)) * (1 | state)) & 0xFFFFFFFF
        mixed ^= (mixed + ((mixed ^ (mixed >> 7)) * (61 | mixed))) & 0xFFFFFFFF
        yield ((mixed ^ (mixed >> 14)) & 0xFFFFFFFF) / 2**32


def bootstrap(item, records):
    """Records with the same answers stand together, in the order of their first one."""
    with_answers = [record for record in records if record]
    patterns = list(dict.fromkeys(tuple(sorted(record.values())) for record in with_answers))
    inserted = sorted(with_answers, key=lambda record: patterns.index(tuple(sorted(record.values()))))
    table = counts(inserted, LABELS)
    numbers = mulberry32(1)
    figures = []
    for _ in range(1000):
        drawn = table[[int(next(numbers) * len(table)) for _ in range(len(table))]]
        figures.append(krippendorff.alpha(value_counts=drawn, level_of_measurement="nominal"))
    alpha = next(each for each in item["figures"] if each["name"] == "alpha-nominal")
    low, high = np.percentile(figures, [2.5, 97.5])
    same("the lower end of the interval", alpha["low"], low, 1e-6)
    same("the upper end of the interval", alpha["high"], high, 1e-6)


def parts(dataset, users, records):
    names = [user.username for user in users[:2]]
    [item] = [each for each in measured(dataset, usernames=names, intervals=False) if each["question_name"] == "label"]
    two = [str(user.id) for user in users[:2]]
    same("the share of two users", figures_of(item)["equal"], mean(one == other for one, other in both(records, *two)))
