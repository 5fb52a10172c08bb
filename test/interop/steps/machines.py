"""Suggestions of agents against answers of people as the server measures them, and as packages do on the same data."""

import itertools
import random
from statistics import mean

import httpx
import krippendorff
import numpy as np
from nltk.metrics.distance import edit_distance
from scipy.stats import kendalltau
from sklearn.metrics import cohen_kappa_score, confusion_matrix, precision_recall_fscore_support
from statsmodels.stats.contingency_tables import mcnemar
from statsmodels.stats.proportion import confint_proportions_2indep, proportion_confint
from steps.support import address, check, key

AGENTS = ["judge", "model", None]
headers = {"X-Argilla-Api-Key": key}


def machines(dataset, measured, labels, topics, stars, ranking):
    """`measured` gets the items of a request; the others are the options of questions, and a random ranking."""
    questions = {item["id"]: item["name"] for item in get(f"/api/v1/datasets/{dataset.id}/questions")["items"]}
    say_what_was_in_view(dataset)
    suggest_rankings(dataset, next(each for each, name in questions.items() if name == "order"), ranking)
    records = records_of(dataset)
    for counted in ["blind", "all"]:
        found = {item["question_name"]: item["agents"] for item in measured(dataset, answers=counted, intervals=False)}
        for question, agents in found.items():
            check("each agent of a question is measured", [each["agent"] for each in agents] == ["", "judge", "model"], agents)
            for agent in agents:
                every = pairs_of(records, questions, question, agent["agent"])
                pairs = [pair for pair in every if counted == "all" or pair["seen"] is False]
                views(agent, every)
                compare[question](agent, [pair["suggestion"] for pair in pairs], [pair["answer"] for pair in pairs], {"labels": labels, "topics": topics, "stars": stars})
                if question in ["label", "stars"]:
                    calibration(agent["calibration"], pairs)
    replaced(dataset, measured, questions, labels)


def get(path):
    return httpx.get(f"{address}{path}", headers=headers, timeout=60).json()


def records_of(dataset):
    return get(f"/api/v1/datasets/{dataset.id}/records?include=responses&include=suggestions&limit=1000")["items"]


def replaced(dataset, measured, questions, labels):
    """The server keeps former suggestions, so that two agents are compared on the same records."""
    chance = random.Random(33)
    question = next(each for each, name in questions.items() if name == "label")
    before = records_of(dataset)
    for record in before:
        if chance.random() < 0.8:
            value = chance.choice(record["responses"])["values"].get("label", {"value": labels[0]})["value"] if record["responses"] and chance.random() < 0.6 else chance.choice(labels)
            body = {"question_id": question, "value": value, "agent": "successor"}
            answered = httpx.put(f"{address}/api/v1/records/{record['id']}/suggestions", json=body, headers=headers, timeout=60)
            check("a suggestion is replaced", answered.status_code in (200, 201), answered.text)
    after = {record["id"]: record for record in records_of(dataset)}
    for counted in ["blind", "all"]:
        [item] = [each for each in measured(dataset, answers=counted, intervals=False) if each["question_name"] == "label"]
        check("each agent is compared with its successor", [each["agents"] for each in item["agent_comparisons"]] == [["", "successor"], ["judge", "successor"], ["model", "successor"]], item["agent_comparisons"])
        for found in item["agent_comparisons"]:
            table = [[0, 0], [0, 0]]
            for record in before:
                former, latest = (suggestion_to(each, question) for each in (record, after[record["id"]]))
                if former is None or (former["agent"] or "") != found["agents"][0] or latest["agent"] != "successor":
                    continue
                for response in record["responses"]:
                    seen = response.get("postil", {}).get("suggestions_seen", {}).get("label")
                    if "label" in response["values"] and (counted == "all" or seen is False):
                        answer = response["values"]["label"]["value"]
                        table[former["value"] == answer][latest["value"] == answer] += 1
            differing = table[1][0] + table[0][1]
            check("discordant answers are counted", [found["only_first"], found["only_second"], found["answers"]] == [table[1][0], table[0][1], sum(sum(row) for row in table)], (found, table))
            check("the test fits the number of answers", found["method"] == ("exact" if differing < 25 else "chi-squared"), found)
            same("McNemar's test", found["p_value"], mcnemar(table, exact=differing < 25, correction=True).pvalue)


def suggestion_to(record, question):
    return next((each for each in record["suggestions"] if each["question_id"] == question), None)


def say_what_was_in_view(dataset):
    """Turns of blind answers, answers with the suggestion in view, and answers of which nothing is known."""
    turns = itertools.cycle([True, False, None, False, True, False, False])
    for record in records_of(dataset):
        for response in record["responses"]:
            seen = {name: turn for name in response["values"] if (turn := next(turns)) is not None}
            body = {"status": "submitted", "values": response["values"], "postil": {"suggestions_seen": seen}}
            answered = httpx.put(f"{address}/api/v1/responses/{response['id']}", json=body, headers=headers, timeout=60)
            check("a response says what was in view", answered.status_code == 200, answered.text)


def suggest_rankings(dataset, question, ranking):
    """By the API: the SDK drops ranks."""
    chance = random.Random(32)
    for record in records_of(dataset):
        body = {"question_id": question, "value": ranking(chance), "agent": chance.choice(AGENTS)}
        answered = httpx.put(f"{address}/api/v1/records/{record['id']}/suggestions", json=body, headers=headers, timeout=60)
        check("a ranking is suggested", answered.status_code in (200, 201), answered.text)


def pairs_of(records, questions, question, agent):
    pairs = []
    for record in records:
        for suggestion in record["suggestions"]:
            if questions[suggestion["question_id"]] != question or (suggestion["agent"] or "") != agent:
                continue
            for response in record["responses"]:
                if question in response["values"]:
                    seen = response.get("postil", {}).get("suggestions_seen", {}).get(question)
                    pairs.append({"suggestion": suggestion["value"], "answer": response["values"][question]["value"], "score": suggestion["score"], "seen": seen})
    return pairs


def same(what, found, expected):
    if expected is None or (isinstance(expected, float) and np.isnan(expected)):
        return check(f"{what} is undefined", found is None, found)
    check(f"{what} equals that of another implementation", found is not None and abs(found - expected) < 1e-9, (found, expected))


def equal(one, other):
    if not isinstance(one, list):
        return one == other
    form = lambda value: sorted(str(sorted(each.items())) if isinstance(each, dict) else each for each in value)
    plain = lambda value: [{name: each[name] for name in each if name != "score"} if isinstance(each, dict) else each for each in value]
    return form(plain(one)) == form(plain(other))


def views(agent, pairs):
    counts = {view: [equal(pair["suggestion"], pair["answer"]) for pair in pairs if pair["seen"] is seen] for view, seen in {"blind": False, "shown": True, "unknown": None}.items()}
    check("answers are counted by view", agent["answers"] == {view: len(found) for view, found in counts.items()}, agent["answers"])
    shown, blind = counts["shown"], counts["blind"]
    check("outcomes are counted", agent["outcomes"] == {"accepted": sum(shown), "changed": len(shown) - sum(shown), "discarded": 0}, agent["outcomes"])
    difference = agent["anchoring"]["difference"]
    if not shown or not blind:
        return check("no difference without answers of both kinds", difference is None, difference)
    low, high = confint_proportions_2indep(sum(shown), len(shown), sum(blind), len(blind), method="newcomb", compare="diff")
    same("the anchoring effect", difference["value"], mean(shown) - mean(blind))
    same("the lower end of the anchoring effect", difference["low"], low)
    same("the upper end of the anchoring effect", difference["high"], high)


def figures_of(agent):
    return {each["name"]: each["value"] for each in agent["figures"]}


def kappa(suggested, answered, **options):
    return cohen_kappa_score(suggested, answered, **options) if len(set(suggested) | set(answered)) > 1 else None


def alpha(suggested, answered, domain, level):
    counts = np.array([[pair.count(value) for value in domain] for pair in zip(suggested, answered)])
    return krippendorff.alpha(value_counts=counts, value_domain=domain if level == "ordinal" else range(len(domain)), level_of_measurement=level)


def cells(agent, suggested, answered, options):
    matrix = confusion_matrix(suggested, answered, labels=options)
    found = {(cell["suggestion"], cell["answer"]): cell["answers"] for cell in agent["cells"]}
    for (row, one), (column, other) in itertools.product(enumerate(options), repeat=2):
        check("the confusion equals that of another implementation", found.get((str(one), str(other)), 0) == matrix[row][column], found)


def scores(agent, suggested, answered, options):
    """Suggestions and answers are sets."""
    truth = np.array([[label in value for label in options] for value in answered])
    guess = np.array([[label in value for label in options] for value in suggested])
    for at, option in enumerate(options):
        [found] = [label for label in agent["labels"] if label["value"] == option] or [None]
        if found is None:
            check("a label without a score is neither suggested nor answered", not truth[:, at].any() and not guess[:, at].any(), option)
            continue
        precision, recall, f1, _ = precision_recall_fscore_support(truth[:, at], guess[:, at], average="binary", zero_division=np.nan)
        same("the precision", found["precision"], float(precision))
        same("the recall", found["recall"], float(recall))
        same("F1", found["f1"], float(f1))
        check("the support is counted", found["answered"] == truth[:, at].sum(), found)
        rate("true positives", found["true_positive_rate"], (truth & guess)[:, at].sum(), truth[:, at].sum())
        rate("true negatives", found["true_negative_rate"], (~truth & ~guess)[:, at].sum(), (~truth)[:, at].sum())


def rate(what, found, count, of):
    if of == 0:
        return check(f"the rate of {what} is undefined", found is None, found)
    low, high = proportion_confint(count, of, method="wilson")
    same(f"the rate of {what}", found["value"], count / of)
    same(f"the lower end of {what}", found["low"], low)
    same(f"the upper end of {what}", found["high"], high)


def label(agent, suggested, answered, options):
    found = figures_of(agent)
    same("the share of suggested labels", found["equal"], mean(one == other for one, other in zip(suggested, answered)))
    same("κ with an agent", found["kappa"], kappa(suggested, answered))
    same("α with an agent", found["alpha-nominal"], alpha(suggested, answered, options["labels"], "nominal"))
    cells(agent, suggested, answered, options["labels"])
    scores(agent, [{each} for each in suggested], [{each} for each in answered], options["labels"])


def topics(agent, suggested, answered, options):
    found = figures_of(agent)
    pairs = [(set(one), set(other)) for one, other in zip(suggested, answered)]
    same("the share of suggested sets", found["equal"], mean(one == other for one, other in pairs))
    same("the Jaccard similarity", found["jaccard"], mean(len(one & other) / len(one | other) for one, other in pairs))
    scores(agent, suggested, answered, options["topics"])


def stars(agent, suggested, answered, options):
    found = figures_of(agent)
    same("quadratic κ with an agent", found["kappa-quadratic"], kappa(suggested, answered, labels=options["stars"], weights="quadratic"))
    same("ordinal α with an agent", found["alpha-ordinal"], alpha(suggested, answered, options["stars"], "ordinal"))
    same("the mean error of ratings", found["mean-difference"], mean(abs(one - other) for one, other in zip(suggested, answered)))
    same("the share within one step", found["within-one"], mean(abs(one - other) <= 1 for one, other in zip(suggested, answered)))
    cells(agent, suggested, answered, options["stars"])


def ranks(value):
    return [each["rank"] for each in sorted(value, key=lambda each: each["value"])]


def order(agent, suggested, answered, _):
    taus = [kendalltau(ranks(one), ranks(other)).statistic for one, other in zip(suggested, answered)]
    same("τ-b with an agent", figures_of(agent)["tau-b"], mean(tau for tau in taus if not np.isnan(tau)))


def comment(agent, suggested, answered, _):
    expected = mean(edit_distance(one, other) / max(len(one), len(other)) for one, other in zip(suggested, answered))
    same("the edit distance to suggestions", figures_of(agent)["edit-distance"], expected)


def ents(agent, suggested, answered, _):
    spans = [({(each["start"], each["end"], each["label"]) for each in one}, {(each["start"], each["end"], each["label"]) for each in other}) for one, other in zip(suggested, answered)]
    common, every = sum(len(one & other) for one, other in spans), sum(len(one) + len(other) for one, other in spans)
    same("F1 of suggested spans", figures_of(agent)["f1-exact"], 2 * common / every)


def calibration(found, pairs):
    score = np.array([pair["score"] for pair in pairs])
    right = np.array([pair["suggestion"] == pair["answer"] for pair in pairs])
    bins = np.minimum(np.floor(score * 10), 9).astype(int)
    expected = sum(abs(score[bins == at].sum() - right[bins == at].sum()) for at in range(10)) / len(score)
    same("the calibration error", found["expected_error"], expected)
    check("the curve has all answers", sum(point["answers"] for point in found["curve"]) == len(score), found)
    for wished in np.arange(1, 101) / 100:
        lowest = next((cut["score"] for cut in found["cuts"] if cut["precision"] >= wished), None)
        scores_that_do = [one for one in sorted(set(score)) if right[score >= one].mean() >= wished]
        check("the cut is the lowest score with the precision", lowest == (scores_that_do[0] if scores_that_do else None), (wished, lowest))


compare = {"label": label, "topics": topics, "stars": stars, "order": order, "comment": comment, "ents": ents}
