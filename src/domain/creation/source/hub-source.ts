import { optionOf, type QuestionDraft } from '../plan/question-draft.ts';
import { type ColumnRole, displayTypes, type Feature, featureText, isText, roleOf } from './feature.ts';
import {
  type FieldChoice,
  type FieldDraft,
  type MetadataDraft,
  metadataFrom,
  type RowSource,
  requireOnlyQuestion,
  type Split,
  type Subset,
} from './row-source.ts';

export interface HubInfo {
  readonly repoId: string;
  readonly configs: readonly HubConfig[];
}

export interface HubConfig {
  readonly name: string;
  readonly datasetName: string | undefined;
  readonly splits: readonly Split[];
  readonly columns: readonly HubColumn[];
}

export interface HubColumn {
  readonly name: string;
  readonly feature: Feature;
}

export type HubRow = Readonly<Record<string, unknown>>;

export function hubSource({ repoId, configs }: HubInfo): RowSource {
  const name = configs[0]?.datasetName ?? repoId.slice(repoId.lastIndexOf('/') + 1);
  return { kind: 'hub', id: repoId, name, isOfRecords: false, subsets: configs.map(subsetOf) };
}

function subsetOf({ name, splits, columns }: HubConfig): Subset {
  const externalId = columns.find((column) => column.name === 'id' && isText(column.feature))?.name;
  const parts = columns
    .filter((column) => column.name !== externalId)
    .map((column) => itemFrom(column, roleOf(column.feature)));
  return {
    name,
    splits,
    columns: columns.map((column) => column.name),
    columnTypes: Object.fromEntries(columns.map((column) => [column.name, featureText(column.feature)])),
    fields: withFallbackFields(parts.flatMap(({ field }) => field ?? [])),
    questions: requireOnlyQuestion(parts.flatMap(({ question }) => question ?? [])),
    metadata: parts.flatMap(({ metadata }) => metadata ?? []),
    vectors: [],
    externalId,
  };
}

/** `large_string` columns are shown only if no other field is: the type says nothing about the content. */
function withFallbackFields(fields: readonly FieldDraft[]): readonly FieldDraft[] {
  if (fields.some(({ choice }) => choice !== 'no mapping')) return fields;
  return fields.map((field) => (field.columnType === 'large_string' ? { ...field, choice: 'text' } : field));
}

interface ColumnItem {
  readonly field?: FieldDraft;
  readonly question?: QuestionDraft;
  readonly metadata?: MetadataDraft;
}

function itemFrom({ name, feature }: HubColumn, role: ColumnRole): ColumnItem {
  const columnType = featureText(feature);
  const choices = ['no mapping', ...displayTypes(feature)] as const;
  switch (role.as) {
    case 'field':
      return { field: fieldFrom(name, columnType, role.type, choices) };
    case 'nothing':
      return { field: fieldFrom(name, columnType, 'no mapping', choices) };
    case 'question':
      return { question: questionFrom(name, role.type, role.labels) };
    case 'metadata':
      return { metadata: metadataFrom(name, role.type) };
  }
}

function fieldFrom(name: string, columnType: string, choice: FieldChoice, choices: readonly FieldChoice[]): FieldDraft {
  return { name, title: name, required: false, choice, choices, columnType };
}

function questionFrom(
  column: string,
  type: 'label_selection' | 'multi_label_selection',
  labels: readonly string[],
): QuestionDraft {
  const common = { name: column, title: column, required: true, column };
  const settings = { options: labels.map((label) => optionOf(label)), visibleOptions: undefined };
  return type === 'label_selection'
    ? { ...common, type, settings }
    : { ...common, type, settings: { ...settings, optionsOrder: 'natural' } };
}
