import type { WireFieldCreate } from '#contract/datasets/field.ts';
import type { WireMetadataPropertyCreate } from '#contract/datasets/metadata-property.ts';
import type { WireQuestionCreate } from '#contract/datasets/question.ts';
import type { NewSuggestion } from '../resources/suggestions/store.ts';

export interface DemoRecord {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly metadata: Readonly<Record<string, string | number | readonly string[]>>;
  /** Keys are names of questions. */
  readonly suggestions: Readonly<Record<string, NewSuggestion>>;
  /** Text for the record's vector. */
  readonly meaning: string;
}

export interface DemoDataset {
  readonly name: string;
  readonly guidelines: string;
  readonly minSubmitted: number;
  readonly fields: readonly WireFieldCreate[];
  readonly questions: readonly WireQuestionCreate[];
  readonly metadata: readonly WireMetadataPropertyCreate[];
  readonly records: readonly DemoRecord[];
}

export const option = (value: string, text: string, description?: string) => ({
  value,
  text,
  ...(description !== undefined && { description }),
});
