import type { Question, QuestionOf } from '../annotation/question.ts';
import { type MetadataProperty, stepOf } from '../datasets/metadata-property.ts';
import { fold } from '../text/fold.ts';
import type { FilterTarget } from './filter.ts';

export interface Choice {
  readonly value: string;
  readonly text: string;
  /** How many records have it, where that is known. */
  readonly count?: number | undefined;
}

/** How a condition on a subject is put. */
export type FilterControl =
  | { readonly kind: 'terms'; readonly choices: readonly Choice[]; readonly isSeveral: boolean }
  | { readonly kind: 'range'; readonly min: number; readonly max: number; readonly step: number }
  | { readonly kind: 'dates' };

/** Something that records can be filtered by; without a control there is nothing to choose from. */
export interface FilterSubject {
  readonly target: FilterTarget;
  /** What people call the property or the question; the dates of a record have no name of their own. */
  readonly title: string;
  readonly control: FilterControl | undefined;
}

export const scoreStep = 0.01;

/** What a property offers, with what is known of its records. */
export function ofProperty({ name, title, settings }: MetadataProperty, counts?: readonly Choice[]): FilterSubject {
  const target = { on: 'metadata', property: name } as const;
  return { target, title: title || name, control: controlOf(settings, counts) };
}

type Filterable = QuestionOf<'label_selection'> | QuestionOf<'multi_label_selection'> | QuestionOf<'rating'>;

/** Only these can be compared by every server. */
export const isFilterable = (question: Question): question is Filterable =>
  question.type === 'label_selection' || question.type === 'multi_label_selection' || question.type === 'rating';

export function ofResponses(questions: readonly Question[]): readonly FilterSubject[] {
  return questions.filter(isFilterable).map((question) => ({
    target: { on: 'response', question: question.name },
    title: question.title || question.name,
    control: answerControl(question),
  }));
}

export function ofSuggestions(
  questions: readonly Question[],
  agents: ReadonlyMap<string, readonly string[]>,
): readonly FilterSubject[] {
  return questions.filter(isFilterable).flatMap((question) => {
    const about = { on: 'suggestion', question: question.name } as const;
    const title = question.title || question.name;
    return [
      { target: { ...about, of: 'value' as const }, title, control: answerControl(question) },
      { target: { ...about, of: 'score' as const }, title, control: range(0, 1, scoreStep) },
      { target: { ...about, of: 'agent' as const }, title, control: terms(asChoices(agents.get(question.name) ?? [])) },
    ];
  });
}

export const ofRecords: readonly FilterSubject[] = (['insertedAt', 'updatedAt'] as const).map((property) => ({
  target: { on: 'record', property },
  title: '',
  control: { kind: 'dates' },
}));

/** The choices that have what is typed in their text, whatever its capitals and accents. */
export function choicesWith(choices: readonly Choice[], typed: string): readonly Choice[] {
  const wanted = fold(typed.trim());
  return wanted === '' ? choices : choices.filter(({ text }) => fold(text).includes(wanted));
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

function answerControl(question: Filterable): FilterControl | undefined {
  if (question.type !== 'rating') return terms(question.settings.options, question.type === 'multi_label_selection');
  const { options } = question.settings;
  return range(Math.min(...options), Math.max(...options), 1);
}

const asChoices = (values: readonly string[]) => values.map((value) => ({ value, text: value }));
const range = (min: number, max: number, step: number): FilterControl => ({ kind: 'range', min, max, step });

function terms(choices: readonly Choice[], isSeveral = false): FilterControl | undefined {
  const bare = choices.map(({ value, text, count }) => ({ value, text, count }));
  return bare.length === 0 ? undefined : { kind: 'terms', choices: bare, isSeveral };
}
