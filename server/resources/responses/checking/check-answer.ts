import type { WireAnswerValue, WireRank } from '#contract/annotation/answer-value.ts';
import type { WireQuestionSettings } from '#contract/datasets/question-settings.ts';
import { unprocessable } from '../../shared/refusal.ts';
import { checkSpans } from './check-spans.ts';
import { pythonRepr, pythonType } from './python-text.ts';

type SettingsOf<T extends WireQuestionSettings['type']> = Extract<WireQuestionSettings, { type: T }>;

export interface AnswerContext {
  readonly isSubmitted: boolean;
  /** Spans refer to these texts. */
  readonly fields: Readonly<Record<string, unknown>>;
}

const valuesOf = ({ options }: { readonly options: readonly { readonly value: string | number }[] }) =>
  options.map(({ value }) => value);

const areUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

function checkText(value: WireAnswerValue) {
  if (typeof value !== 'string') throw unprocessable(`text question expects a text value, found ${pythonType(value)}`);
}

function checkLabel(value: WireAnswerValue, settings: SettingsOf<'label_selection'>) {
  const labels = valuesOf(settings);
  if (!labels.some((label) => label === value))
    throw unprocessable(
      `${pythonRepr(value)} is not a valid label for label selection question.\nValid labels are: ${pythonRepr(labels)}`,
    );
}

function checkLabels(value: WireAnswerValue, settings: SettingsOf<'multi_label_selection'>) {
  if (!Array.isArray(value))
    throw unprocessable(`multi label selection questions expects a list of values, found ${pythonType(value)}`);
  if (value.length === 0)
    throw unprocessable('multi label selection questions expects a list of values, found empty list');
  if (!areUnique(value))
    throw unprocessable('multi label selection questions expect a list of unique values, but duplicates were found');
  const labels: readonly unknown[] = valuesOf(settings);
  const unknown = value.filter((label) => !labels.includes(label));
  if (unknown.length > 0)
    throw unprocessable(
      `${pythonRepr(unknown)} are not valid labels for multi label selection question.\nValid labels are: ${pythonRepr(labels)}`,
    );
}

function checkRating(value: WireAnswerValue, settings: SettingsOf<'rating'>) {
  const ratings = valuesOf(settings);
  if (!ratings.some((rating) => rating === value))
    throw unprocessable(
      `${pythonRepr(value)} is not a valid rating for rating question.\nValid ratings are: ${pythonRepr(ratings)}`,
    );
}

const isRank = (item: unknown): item is WireRank => typeof item === 'object' && item !== null && 'rank' in item;

function checkRanks(ranks: readonly WireRank[], options: readonly unknown[], isSubmitted: boolean) {
  const valid = options.map((_, index) => index + 1);
  const isWrong = ({ rank }: WireRank) => (rank == null ? isSubmitted : !valid.includes(rank));
  const wrong = ranks.filter(isWrong).map(({ rank }) => rank);
  if (wrong.length > 0)
    throw unprocessable(
      `${pythonRepr(wrong)} are not valid ranks for ranking question.\nValid ranks are: ${pythonRepr(valid)}`,
    );
}

/** Ties are allowed; only submitted rankings have to be complete. */
function checkRanking(value: WireAnswerValue, settings: SettingsOf<'ranking'>, { isSubmitted }: AnswerContext) {
  if (!Array.isArray(value) || !value.every(isRank))
    throw unprocessable(`ranking question expects a list of values, found ${pythonType(value)}`);
  const options = valuesOf(settings);
  if (isSubmitted && value.length !== options.length)
    throw unprocessable(
      `ranking question expects a list containing ${options.length} values, found a list of ${value.length} values`,
    );
  checkRanks(value, options, isSubmitted);
  const unknown = value.map((rank) => rank.value).filter((ranked) => !options.includes(ranked));
  if (unknown.length > 0)
    throw unprocessable(
      `${pythonRepr(unknown)} are not valid values for ranking question.\nValid values are: ${pythonRepr(options)}`,
    );
  if (!areUnique(value.map((rank) => rank.value)))
    throw unprocessable('ranking question expects a list of unique values, but duplicates were found');
}

export function checkAnswer(value: WireAnswerValue, settings: WireQuestionSettings, context: AnswerContext): void {
  switch (settings.type) {
    case 'text':
      checkText(value);
      break;
    case 'label_selection':
      checkLabel(value, settings);
      break;
    case 'multi_label_selection':
      checkLabels(value, settings);
      break;
    case 'rating':
      checkRating(value, settings);
      break;
    case 'ranking':
      checkRanking(value, settings, context);
      break;
    case 'span':
      checkSpans(value, settings, context.fields);
      break;
  }
}
