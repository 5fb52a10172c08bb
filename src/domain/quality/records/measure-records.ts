import { limits } from '../../shared/limits.ts';
import type { CountedAnswers } from '../agents/agent-report.ts';
import { drawsFor } from '../comparable-answers.ts';
import { bootstrapIntervals } from '../figures.ts';
import { type QuestionQuality, questionQuality } from '../question-quality.ts';
import type { QuestionReport } from '../report.ts';
import { agentReports } from './agents-of-records.ts';
import { type AnsweredRecord, type RecordsToMeasure, withinLimits } from './answered-record.ts';
import { comparedAnswers, comparedQuestion, peopleOf } from './compared-records.ts';

/** Whether to compute intervals, and the answers that suggestions are compared with; null for none. */
export interface WantedFigures {
  readonly intervals: boolean;
  readonly answers: CountedAnswers | null;
}

const intervalsOf = ({ figures, recordsOfPatterns: records }: QuestionQuality) =>
  bootstrapIntervals({
    figures: figures.map(({ terms }) => terms),
    records,
    draws: drawsFor(records),
    seed: limits.bootstrapSeed,
  });

/** Agreement on each question, computed from the records themselves. */
export function measureRecords(measured: RecordsToMeasure, wanted: WantedFigures): readonly QuestionReport[] {
  const records = withinLimits(measured);
  const people = peopleOf(records);
  const nameOf = (person: number) => people[person] as string;
  const namesOf = ([one, other]: readonly [number, number]) => [nameOf(one), nameOf(other)] as const;
  return measured.questions.map((question): QuestionReport => {
    const compared = comparedAnswers(question, records, people);
    const quality = questionQuality(comparedQuestion(question), compared.patterns);
    const { mostDifferent } = quality;
    const intervals = wanted.intervals ? intervalsOf(quality) : [];
    return {
      question: question.name,
      records: compared.records,
      compared: quality.records,
      people: quality.people.map(nameOf),
      figures: quality.figures.map(({ name, figure }, at) => ({ name, figure, interval: intervals[at] ?? undefined })),
      pairs: quality.pairs.map((pair) => ({ ...pair, people: namesOf(pair.people) })),
      options: quality.options.map(({ option, kappa: _, ...counted }) => ({ ...counted, value: option })),
      cells: quality.cells.map((cell) => ({ values: cell.answers, records: cell.records })),
      mostDifferent: mostDifferent && { values: mostDifferent.answers, people: namesOf(mostDifferent.people) },
      disputed: quality.disputed.map(({ example, distance, answers }) => ({
        recordId: (records[example] as AnsweredRecord).id,
        distance,
        answers: answers.map(({ person, values }) => ({ person: nameOf(person), values })),
      })),
      agents: wanted.answers ? agentReports(question, records, wanted.answers) : [],
      agentComparisons: [], // a record keeps the suggestion of one agent only
    };
  });
}
