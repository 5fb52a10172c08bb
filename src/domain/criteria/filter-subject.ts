import type { Question } from '../annotation/question.ts';
import { type MetadataProperty, stepOf } from '../datasets/metadata-property.ts';
import { fold } from '../text/fold.ts';
import { dateProperties, type FilterTarget, idProperties, type RecordProperty } from './filter.ts';

export interface Choice {
  readonly value: string;
  readonly text: string;
  readonly count?: number | undefined;
}

/** How a record matches: by its only value, by one of several, or by its first rank. */
export type AnswerMatch = 'one' | 'several' | 'first';

export type FilterControl =
  | {
      readonly kind: 'terms';
      /** Absent while they load. */
      readonly choices?: readonly Choice[];
      readonly has: AnswerMatch;
    }
  | { readonly kind: 'range'; readonly min: number; readonly max: number; readonly step: number }
  | { readonly kind: 'dates' }
  | { readonly kind: 'presence' }
  | { readonly kind: 'ids' };

/** `control` is undefined when there are no values to choose from. */
export interface FilterSubject {
  readonly target: FilterTarget;
  /** Empty for record dates, which are translated. */
  readonly title: string;
  readonly control: FilterControl | undefined;
}

export const withPendingControl = (subject: FilterSubject): FilterSubject => ({
  ...subject,
  control: subject.control ?? { kind: 'terms', has: 'one' },
});

export const scoreStep = 0.01;

export function propertySubject(
  { name, title, settings }: MetadataProperty,
  counts?: readonly Choice[],
): FilterSubject {
  const target = { on: 'metadata', property: name } as const;
  return { target, title: title || name, control: controlOf(settings, counts) };
}

/** Every server can compare these types. */
export const isFilterable = ({ type }: Question): boolean =>
  type === 'label_selection' || type === 'multi_label_selection' || type === 'rating';

/** `all` needs the server's feature `filters`. */
export type FilterSupport = 'all' | 'common';

const supportedQuestions = (questions: readonly Question[], reach: FilterSupport) =>
  reach === 'all' ? questions : questions.filter(isFilterable);

export const responseSubjects = (questions: readonly Question[], reach: FilterSupport): readonly FilterSubject[] =>
  supportedQuestions(questions, reach).map((question) => ({
    target: { on: 'response', question: question.name },
    title: question.title || question.name,
    control: answerControl(question),
  }));

/** Answers of all users, and whether they differ. */
export const teamSubjects = (questions: readonly Question[]): readonly FilterSubject[] =>
  questions.flatMap((question) => {
    const about = { on: 'answers', question: question.name, people: [] } as const;
    const title = question.title || question.name;
    return [
      { target: { ...about, of: 'value' as const }, title, control: answerControl(question) },
      { target: { ...about, of: 'difference' as const }, title, control: { kind: 'presence' as const } },
    ];
  });

export function suggestionSubjects(
  questions: readonly Question[],
  agents: ReadonlyMap<string, readonly string[]>,
  reach: FilterSupport,
): readonly FilterSubject[] {
  return supportedQuestions(questions, reach).flatMap((question) => {
    const about = { on: 'suggestion', question: question.name } as const;
    const title = question.title || question.name;
    return [
      { target: { ...about, of: 'value' as const }, title, control: answerControl(question) },
      { target: { ...about, of: 'score' as const }, title, control: range(0, 1, scoreStep) },
      { target: { ...about, of: 'agent' as const }, title, control: terms(asChoices(agents.get(question.name) ?? [])) },
    ];
  });
}

/** The last answer only for users who may filter by the answers of all users. */
export const recordSubjects = (reach: FilterSupport, hasAnswers: boolean): readonly FilterSubject[] => [
  ...dateProperties.map((property) => recordSubject(property, { kind: 'dates' })),
  ...(hasAnswers ? [recordSubject('answeredAt', { kind: 'dates' })] : []),
  ...(reach === 'all' ? idProperties.map((property) => recordSubject(property, { kind: 'ids' })) : []),
];

const recordSubject = (property: RecordProperty, control: FilterControl): FilterSubject => ({
  target: { on: 'record', property },
  title: '',
  control,
});

export function matchingChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  const searched = fold(typed.trim());
  return searched === '' ? choices : choices.filter(({ text }) => fold(text).includes(searched));
}

function controlOf(settings: MetadataProperty['settings'], counts: readonly Choice[] = []): FilterControl | undefined {
  if (settings.type !== 'terms') {
    const { min, max, type } = settings;
    return min === undefined || max === undefined ? undefined : range(min, max, stepOf(type));
  }
  const values = settings.values ?? [];
  if (values.length === 0) return terms(counts);
  const known = new Map(counts.map(({ value, count }) => [value, count]));
  return terms(
    values.map((value) => ({ value, text: value, count: counts.length > 0 ? (known.get(value) ?? 0) : undefined })),
  );
}

function answerControl({ type, settings }: Question): FilterControl | undefined {
  switch (type) {
    case 'text':
      return { kind: 'presence' };
    case 'rating':
      return range(Math.min(...settings.options), Math.max(...settings.options), 1);
    case 'multi_label_selection':
    case 'span':
      return terms(settings.options, 'several');
    case 'ranking':
      return terms(settings.options, 'first');
    case 'label_selection':
      return terms(settings.options);
  }
}

const asChoices = (values: readonly string[]) => values.map((value) => ({ value, text: value }));
const range = (min: number, max: number, step: number): FilterControl => ({ kind: 'range', min, max, step });

function terms(choices: readonly Choice[], has: AnswerMatch = 'one'): FilterControl | undefined {
  const bare = choices.map(({ value, text, count }) => ({ value, text, count }));
  return bare.length === 0 ? undefined : { kind: 'terms', choices: bare, has };
}
