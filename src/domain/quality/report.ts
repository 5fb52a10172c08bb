import { absent, allOf, anyOf, present } from '../criteria/condition.ts';
import type { Filter } from '../criteria/filter.ts';
import type { AgentComparison, AgentReport } from './agents/agent-report.ts';
import type { Figure, FigureName, Interval } from './figure.ts';

type Two = readonly [string, string];

export interface ReportedFigure {
  readonly name: FigureName;
  readonly figure: Figure;
  readonly interval: Interval | undefined;
}

export interface ReportedPair {
  readonly people: Two;
  readonly records: number;
  readonly different: number;
  readonly figure: Figure;
}

export interface ReportedOption {
  readonly value: string;
  readonly answers: number;
  readonly records: number;
  readonly unanimous: number;
  readonly alpha: Figure;
}

export interface ReportedCell {
  readonly values: Two;
  readonly records: number;
}

export interface DisputedReport {
  readonly recordId: string;
  readonly distance: number;
  readonly answers: readonly { readonly person: string; readonly values: readonly string[] }[];
}

/** Agreement on one question, of users by their names and of agents with them. */
export interface QuestionReport {
  readonly question: string;
  readonly records: number;
  readonly compared: number;
  readonly people: readonly string[];
  readonly figures: readonly ReportedFigure[];
  readonly pairs: readonly ReportedPair[];
  readonly options: readonly ReportedOption[];
  readonly cells: readonly ReportedCell[];
  readonly mostDifferent: { readonly values: Two; readonly people: Two } | undefined;
  readonly disputed: readonly DisputedReport[];
  /** Suggestions compared with the answers of people, by agent. */
  readonly agents: readonly AgentReport[];
  readonly agentComparisons: readonly AgentComparison[];
}

const difference = (question: string, people: readonly string[] = []) =>
  ({ on: 'answers', question, of: 'difference', people }) as const;
const value = (question: string, people: readonly string[] = []) =>
  ({ on: 'answers', question, of: 'value', people }) as const;

/** Filters for the records that a figure counts. */
export const recordsThatDiffer = (question: string, people?: Two): readonly Filter[] => [
  { ...difference(question, people), condition: present },
];

export const recordsOfCell = (question: string, [one, other]: Two): readonly Filter[] =>
  one === other
    ? [
        { ...value(question), condition: anyOf(one) },
        { ...difference(question), condition: absent },
      ]
    : [{ ...value(question), condition: allOf(one, other) }];

export const recordsDisputedAbout = (question: string, option: string): readonly Filter[] => [
  { ...difference(question), condition: anyOf(option) },
];

export const recordWithId = (id: string): readonly Filter[] => [{ on: 'record', property: 'id', condition: anyOf(id) }];

const reliable = 0.8;
const tentative = 2 / 3;
const fewRecords = 50;

/** Meaning of a coefficient, by Krippendorff's rule of thumb. */
export type Verdict = 'reliable' | 'tentative' | 'unreliable';

export function verdictOn(coefficient: number): Verdict {
  if (coefficient >= reliable) return 'reliable';
  return coefficient >= tentative ? 'tentative' : 'unreliable';
}

export type Caution =
  /** Answers are often equal, and the coefficient is low, because one answer is far more frequent than the others. */
  'skewed' | 'few-records';

export function cautionsOn({ figures, compared }: QuestionReport): readonly Caution[] {
  const [equal, coefficient] = figures.map(({ figure }) => ('value' in figure ? figure.value : undefined));
  const isSkewed = equal !== undefined && coefficient !== undefined && equal >= reliable && coefficient < tentative;
  return [...(isSkewed ? (['skewed'] as const) : []), ...(compared < fewRecords ? (['few-records'] as const) : [])];
}

/** Names of people, or letters in their place. */
export function shownNames(people: readonly string[], isHidden: boolean): ReadonlyMap<string, string> {
  return new Map(people.map((name, at) => [name, isHidden ? letterOf(at) : name]));
}

const letters = 26;
const letterOf = (at: number): string =>
  (at >= letters ? letterOf(Math.floor(at / letters) - 1) : '') + String.fromCodePoint(65 + (at % letters));
