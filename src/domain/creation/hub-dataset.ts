import { type Feature, isText, type MetadataType, type Role, roleOf } from './feature.ts';
import { optionOf, type QuestionDraft } from './question-draft.ts';

/** What the hub says of a repository. */
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

export interface Split {
  readonly name: string;
  readonly rows: number | undefined;
}

/** A row by column name, as the hub shows it. */
export type HubRow = Readonly<Record<string, unknown>>;

export type FieldChoice = 'no mapping' | 'text' | 'image' | 'chat';

export interface FieldDraft {
  readonly name: string;
  readonly title: string;
  readonly required: boolean;
  readonly choice: FieldChoice;
  readonly choices: readonly FieldChoice[];
}

export interface MetadataDraft {
  readonly name: string;
  readonly title: string;
  readonly settings:
    | { readonly type: 'terms'; readonly values: readonly string[] | undefined }
    | { readonly type: 'integer' | 'float'; readonly min: number | undefined; readonly max: number | undefined };
}

export interface SubsetContents {
  readonly splits: readonly Split[];
  readonly columns: readonly string[];
  readonly fields: readonly FieldDraft[];
  readonly questions: readonly QuestionDraft[];
  readonly metadata: readonly MetadataDraft[];
  /** The column that names each record. */
  readonly externalId: string | undefined;
}

export interface Subset extends SubsetContents {
  readonly name: string;
}

export interface HubDataset {
  readonly repoId: string;
  readonly name: string;
  readonly subsets: readonly Subset[];
}

export function hubDataset({ repoId, configs }: HubInfo): HubDataset {
  const name = configs[0]?.datasetName ?? repoId.slice(repoId.lastIndexOf('/') + 1);
  return { repoId, name, subsets: configs.map(subsetOf) };
}

/** The row that a preview shows; an empty one where the hub gave none. */
export const previewOf = (rows: readonly HubRow[]): HubRow => rows[0] ?? {};

/** Exactly one question is a required one. */
export function requireTheOnly(questions: readonly QuestionDraft[]): readonly QuestionDraft[] {
  return questions.length === 1 ? questions.map((question) => ({ ...question, required: true })) : questions;
}

function subsetOf({ name, splits, columns }: HubConfig): Subset {
  const externalId = columns.find((column) => column.name === 'id' && isText(column.feature))?.name;
  const parts = columns
    .filter((column) => column.name !== externalId)
    .map((column) => partFrom(column.name, roleOf(column.feature)));
  return {
    name,
    splits,
    columns: columns.map((column) => column.name),
    fields: parts.flatMap(({ field }) => field ?? []),
    questions: requireTheOnly(parts.flatMap(({ question }) => question ?? [])),
    metadata: parts.flatMap(({ metadata }) => metadata ?? []),
    externalId,
  };
}

interface Part {
  readonly field?: FieldDraft;
  readonly question?: QuestionDraft;
  readonly metadata?: MetadataDraft;
}

function partFrom(column: string, role: Role): Part {
  switch (role.as) {
    case 'field':
      return { field: fieldFrom(column, role.type, ['no mapping', role.type]) };
    case 'nothing':
      return { field: fieldFrom(column, 'no mapping', ['no mapping']) };
    case 'question':
      return { question: questionFrom(column, role.type, role.labels) };
    case 'metadata':
      return { metadata: metadataFrom(column, role.type) };
  }
}

const fieldFrom = (name: string, choice: FieldChoice, choices: readonly FieldChoice[]): FieldDraft => ({
  name,
  title: name,
  required: false,
  choice,
  choices,
});

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

function metadataFrom(name: string, type: MetadataType): MetadataDraft {
  const settings = type === 'terms' ? { type, values: undefined } : { type, min: undefined, max: undefined };
  return { name, title: name, settings };
}
