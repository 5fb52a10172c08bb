import type { Field } from '../../annotation/field.ts';
import type { Option, Question } from '../../annotation/question.ts';
import { limits } from '../../shared/limits.ts';
import { atMost, isRequired, type Problem } from '../../shared/problem.ts';
import {
  type Dataset,
  type DatasetChanges,
  datasetNameProblems,
  guidelinesProblems,
  sendableGuidelines,
} from '../dataset.ts';
import { minSubmittedProblems } from '../distribution.ts';
import {
  fieldTitleProblems,
  metadataPropertyTitleProblems,
  questionDescriptionProblems,
  questionTitleProblems,
  sendableDescription,
  titleOf,
  vectorTitleProblems,
} from '../item-rules.ts';
import type { MetadataProperty } from '../metadata-property.ts';
import type { Vector } from '../vector.ts';
import { labelsProblems } from './labels.ts';

interface Item {
  readonly id: string;
  readonly datasetId: string;
}

export interface DatasetName extends Item {
  readonly name: string;
}
export interface Guidelines extends Item {
  readonly guidelines: string;
}
export interface MinSubmitted extends Item {
  /** `undefined` is an empty input. */
  readonly minSubmitted: number | undefined;
}
export interface ExtraMetadata extends Item {
  readonly allowExtraMetadata: boolean;
}
export interface TimeMeasurement extends Item {
  readonly measuresTime: boolean;
}

/** Items of the settings, each with its own form and Save. */
export interface ItemsByKind {
  name: DatasetName;
  guidelines: Guidelines;
  distribution: MinSubmitted;
  timeMeasurement: TimeMeasurement;
  extraMetadata: ExtraMetadata;
  field: Field;
  question: Question;
  property: MetadataProperty;
  vector: Vector;
}
export type SettingsItemKind = keyof ItemsByKind;

/** Problems by part of the item. */
export type ItemProblems = ReadonlyMap<string, readonly Problem[]>;

export const labelKey = (value: string) => `label ${value}`;

const problemsOfLabels = (options: readonly Option[]) =>
  [...labelsProblems(options)].map(([value, problem]) => [labelKey(value), [problem]] as const);

/** `NaN` is an empty input. */
function shareProblems({ suggestionsShown }: Question): readonly Problem[] {
  if (typeof suggestionsShown !== 'object') return [];
  const { min, max } = limits.suggestionSharePercent;
  const percent = suggestionsShown.share * 100;
  return percent >= min && percent <= max ? [] : [isRequired];
}

const problemFinders: {
  readonly [K in SettingsItemKind]: (item: ItemsByKind[K]) => readonly (readonly [string, readonly Problem[]])[];
} = {
  name: ({ name }) => [['name', datasetNameProblems(name)]],
  guidelines: ({ guidelines }) => [
    ['guidelines', [...guidelinesProblems(guidelines), ...atMost(guidelines, limits.maxGuidelinesChars)]],
  ],
  distribution: ({ minSubmitted }) => [['minSubmitted', minSubmittedProblems(minSubmitted)]],
  timeMeasurement: () => [],
  extraMetadata: () => [],
  field: ({ title }) => [['title', fieldTitleProblems(title)]],
  question: (question) => [
    ['title', questionTitleProblems(question.title)],
    ['description', questionDescriptionProblems(question.description)],
    ['suggestionsShown', shareProblems(question)],
    ...(hasLabels(question) ? problemsOfLabels(question.settings.options) : []),
  ],
  property: ({ title }) => [['title', metadataPropertyTitleProblems(title)]],
  vector: ({ title }) => [['title', vectorTitleProblems(title)]],
};

export const problemsOf = <K extends SettingsItemKind>(kind: K, item: ItemsByKind[K]): ItemProblems =>
  new Map(problemFinders[kind](item).filter(([, problems]) => problems.length > 0));

const normalisers: { readonly [K in SettingsItemKind]: (item: ItemsByKind[K]) => ItemsByKind[K] } = {
  name: (item) => ({ ...item, name: item.name.trim() }),
  guidelines: (item) => ({ ...item, guidelines: sendableGuidelines(item.guidelines) ?? '' }),
  distribution: (item) => item,
  timeMeasurement: (item) => item,
  extraMetadata: (item) => item,
  field: (item) => ({ ...item, title: titleOf(item) }),
  question: (item) => ({ ...item, description: sendableDescription(item.description) }),
  property: (item) => ({ ...item, title: titleOf(item) }),
  vector: (item) => ({ ...item, title: titleOf(item) }),
};

export const sendable = <K extends SettingsItemKind>(kind: K, item: ItemsByKind[K]): ItemsByKind[K] =>
  normalisers[kind](item);

export type LabelQuestion = Extract<Question, { readonly type: 'label_selection' | 'multi_label_selection' | 'span' }>;

export const hasLabels = (question: Question): question is LabelQuestion =>
  question.type === 'label_selection' || question.type === 'multi_label_selection' || question.type === 'span';

/** Labels and overlaps cannot be removed, because answers may use them. */
export function canUndoSave<K extends SettingsItemKind>(
  kind: K,
  before: ItemsByKind[K],
  saved: ItemsByKind[K],
): boolean {
  if (kind !== 'question') return true;
  const [was, is] = [before as Question, saved as Question];
  if (was.type === 'span' && is.type === 'span' && is.settings.allowOverlapping !== was.settings.allowOverlapping)
    return false;
  return !hasLabels(was) || !hasLabels(is) || is.settings.options.length <= was.settings.options.length;
}

const itemOfDataset = ({ id }: Dataset): Item => ({ id, datasetId: id });

export const datasetNameOf = (dataset: Dataset): DatasetName => ({ ...itemOfDataset(dataset), name: dataset.name });
export const guidelinesOf = (dataset: Dataset): Guidelines => ({
  ...itemOfDataset(dataset),
  guidelines: dataset.guidelines ?? '',
});
export const minSubmittedOf = (dataset: Dataset): MinSubmitted => ({
  ...itemOfDataset(dataset),
  minSubmitted: dataset.distribution.minSubmitted,
});
export const timeMeasurementOf = (dataset: Dataset): TimeMeasurement => ({
  ...itemOfDataset(dataset),
  measuresTime: dataset.measuresTime,
});
export const extraMetadataOf = (dataset: Dataset): ExtraMetadata => ({
  ...itemOfDataset(dataset),
  allowExtraMetadata: dataset.allowExtraMetadata,
});

export type DatasetPart = DatasetName | Guidelines | MinSubmitted | TimeMeasurement | ExtraMetadata;

export function changesIn(part: DatasetPart): DatasetChanges {
  if ('name' in part) return { name: part.name.trim() };
  if ('guidelines' in part) return { guidelines: sendableGuidelines(part.guidelines) };
  if ('measuresTime' in part) return { measuresTime: part.measuresTime };
  if ('allowExtraMetadata' in part) return { allowExtraMetadata: part.allowExtraMetadata };
  return part.minSubmitted === undefined
    ? {}
    : { distribution: { strategy: 'overlap', minSubmitted: part.minSubmitted } };
}
