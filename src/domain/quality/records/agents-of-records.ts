import type { Question } from '../../annotation/question.ts';
import { agentQuality } from '../agents/agent-quality.ts';
import type { AgentReport, CountedAnswers } from '../agents/agent-report.ts';
import { calibrationOf, cutsOf, type ScoredSuggestion, scoreBins } from '../agents/calibration.ts';
import type { ComparedPair } from '../agents/compared-pairs.ts';
import { comparableTexts, haveFewAnswers, maxSampled } from '../comparable-answers.ts';
import type { AnsweredRecord, ComparedAnswer, SuggestedAnswer } from './answered-record.ts';
import { comparedQuestion } from './compared-records.ts';
import { sampleOf } from './sample.ts';

/** A suggestion with all answers to its record. */
interface AnsweredSuggestion extends SuggestedAnswer {
  readonly given: readonly ComparedAnswer[];
}

type Pair = ComparedPair<ComparedAnswer>;

/** Agents in the order of their names, with their suggestions to answered records. */
function suggestionsByAgent({ name }: Question, records: readonly AnsweredRecord[]) {
  const byAgent = new Map<string, AnsweredSuggestion[]>();
  for (const { suggestions, submitted } of records) {
    const suggestion = suggestions.get(name);
    const given = submitted.map(({ answers }) => answers.get(name)).filter((answer) => answer !== undefined);
    if (!suggestion || given.length === 0) continue;
    const known = byAgent.get(suggestion.agent) ?? [];
    byAgent.set(suggestion.agent, known);
    known.push({ ...suggestion, given });
  }
  return [...byAgent].sort(([one], [other]) => (one < other ? -1 : 1));
}

const pairsOf = (suggestions: readonly AnsweredSuggestion[]): readonly Pair[] =>
  suggestions.flatMap(({ answer: suggestion, given }) =>
    given.map((answer) => ({ suggestion, answer, answers: 1, records: 1 })),
  );

/** Pairs of few different values are counted; a record with two equal answers counts once. */
function countedPairs(suggestions: readonly AnsweredSuggestion[]): readonly Pair[] {
  const byValues = new Map<string, { readonly pair: Pair; answers: number; records: number }>();
  for (const { answer: suggestion, given } of suggestions) {
    const seen = new Set<string>();
    for (const answer of given) {
      const key = JSON.stringify([suggestion, answer]);
      const known = byValues.get(key) ?? {
        pair: { suggestion, answer, answers: 0, records: 0 },
        answers: 0,
        records: 0,
      };
      byValues.set(key, known);
      known.answers += 1;
      if (!seen.has(key)) known.records += 1;
      seen.add(key);
    }
  }
  return [...byValues.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { pair, answers, records }]) => ({ ...pair, answers, records }));
}

function comparedPairs({ type }: Question, suggestions: readonly AnsweredSuggestion[]): readonly Pair[] {
  if (haveFewAnswers(type) && type !== 'ranking') return countedPairs(suggestions);
  const pairs = sampleOf(pairsOf(suggestions), maxSampled(type));
  return type === 'text' ? [...comparableTexts(pairs as readonly ComparedPair<string>[])] : pairs;
}

const isEqual = (one: ComparedAnswer, other: ComparedAnswer) => JSON.stringify(one) === JSON.stringify(other);

const scoredSuggestions = (suggestions: readonly AnsweredSuggestion[]): readonly ScoredSuggestion[] =>
  suggestions.flatMap(({ score, answer, given }) =>
    score === undefined
      ? []
      : [{ score, answers: given.length, equal: given.filter((each) => isEqual(each, answer)).length }],
  );

const none = { of: 0, count: 0 };

/** Suggestions of each agent, compared with answers. It is not known which answers were given without them in view. */
export function agentReports(
  question: Question,
  records: readonly AnsweredRecord[],
  counted: CountedAnswers,
): readonly AgentReport[] {
  const { type } = question;
  const hasScores = type === 'label_selection' || type === 'rating';
  return suggestionsByAgent(question, records).map(([agent, suggestions]): AgentReport => {
    const compared = counted === 'all' ? suggestions : [];
    const scored = hasScores ? scoredSuggestions(compared) : [];
    return {
      agent,
      answers: { blind: 0, shown: 0, unknown: pairsOf(suggestions).length },
      ...agentQuality(comparedQuestion(question), comparedPairs(question, compared) as never),
      calibration: calibrationOf({ bins: scoreBins(scored), cuts: cutsOf(scored) }),
      outcomes: { accepted: 0, changed: 0, discarded: 0 },
      anchoring: { shown: none, blind: none, difference: null },
    };
  });
}
