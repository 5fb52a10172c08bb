import { type ExportLoss, lossesOf } from '#domain/datasets/exporting/export-losses.ts';
import type { ExportOrder, ExportShape } from '#domain/datasets/exporting/export-order.ts';

type LossName = ExportLoss extends `exporting.losses.${infer N}` ? N : never;

const sentences: Readonly<Record<LossName, string>> = {
  otherAnswers: 'answers of other annotators',
  opinions: 'individual answers, drafts and discarded responses',
  drafts: 'answers that were not submitted, and records without answers',
  ties: 'questions without a majority',
  asSuggestions: 'the status of answers: re-importing this file turns them into suggestions',
  suggestions: 'suggestions',
  metadata: 'metadata',
  vectors: 'vectors',
  onlySpans: 'everything except one text, its spans and who annotated them',
  unanswered: 'suggested spans',
  overlaps: 'overlapping spans, except the longest',
  blanks: 'whitespace between tokens and in labels, and spans that contain only whitespace',
  cells: 'whether a cell was text or a number',
  formulas: 'unchanged texts that start with =, +, - or @: an apostrophe is added before them',
  setup: 'dataset settings: titles, guidelines, unused labels',
  times: 'when answers and suggestions were created, and whether suggestions come from a person or a model',
  noQuestion: 'any records: this dataset has no span question',
};

/** Warnings about data that the format cannot hold. */
export const lossLines = (options: ExportOrder, shape: ExportShape): readonly string[] =>
  lossesOf(options, shape).map((loss) => `  - ${sentences[loss.slice('exporting.losses.'.length) as LossName]}`);
