import type { QuestionType } from '../../annotation/answer.ts';
import type { Question } from '../../annotation/question.ts';
import { optionsOf } from '../../annotation/question-options.ts';
import type { AnsweredRecords, GivenAnswer } from '../answer-patterns.ts';
import { countedPatterns, haveFewAnswers, maxSampled, needsSample, sampledPatterns } from '../comparable-answers.ts';
import type { PatternsWithPeople } from '../question-quality.ts';
import type { AnsweredRecord, ComparedAnswer } from './answered-record.ts';
import { sampleOf } from './sample.ts';

export const comparedQuestion = (question: Question) => ({
  type: question.type,
  options: optionsOf(question).map(({ value }) => value),
});

/** Usernames in order; the place in this list stands for the user. */
export const peopleOf = (records: readonly AnsweredRecord[]): readonly string[] =>
  [...new Set(records.flatMap(({ submitted }) => submitted.map(({ username }) => username)))].sort();

type Answered = AnsweredRecords<ComparedAnswer>;

/** The example of a record is its place in the list. */
function answersTo(question: string, records: readonly AnsweredRecord[], people: readonly string[]) {
  const numbers = new Map(people.map((username, person) => [username, person]));
  return records.map(({ submitted }, example): Answered => {
    const given = submitted.flatMap(({ username, answers }): readonly GivenAnswer<ComparedAnswer>[] => {
      const answer = answers.get(question);
      return answer === undefined ? [] : [{ person: numbers.get(username) as number, answer }];
    });
    return { given: [...given].sort((one, other) => one.person - other.person), records: 1, example };
  });
}

/** Records with the same answers of the same people, as one. */
function merged(all: readonly Answered[]): readonly Answered[] {
  const byAnswers = new Map<string, { readonly first: Answered; records: number }>();
  for (const each of all) {
    const key = JSON.stringify(each.given);
    const known = byAnswers.get(key);
    if (known) known.records += 1;
    else byAnswers.set(key, { first: each, records: 1 });
  }
  return [...byAnswers.values()].map(({ first, records }) => ({ ...first, records }));
}

interface Compared {
  readonly patterns: PatternsWithPeople<QuestionType>;
  /** Records with at least two answers, whether compared or not. */
  readonly records: number;
}

export function comparedAnswers(
  { name, type }: Question,
  records: readonly AnsweredRecord[],
  people: readonly string[],
): Compared {
  const all = answersTo(name, records, people);
  const several = all.filter(({ given }) => given.length > 1);
  const counted = countedPatterns(type, haveFewAnswers(type) ? merged(all) : []);
  const isSample = needsSample(type, counted);
  const patterns = isSample ? sampledPatterns(type, sampleOf(several, maxSampled(type))) : counted;
  return { patterns, records: several.length };
}
