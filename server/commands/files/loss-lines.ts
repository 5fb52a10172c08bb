import { type ExportLoss, lossesOf } from '#domain/datasets/exporting/export-losses.ts';
import type { ExportOrder, ExportShape } from '#domain/datasets/exporting/export-order.ts';

type LossName = ExportLoss extends `exporting.losses.${infer N}` ? N : never;

const sentences: Readonly<Record<LossName, string>> = {
  otherAnswers: 'what others have answered',
  opinions: 'who answered what, drafts and what was discarded',
  drafts: 'answers that were not submitted, and records without any',
  ties: 'questions on which no answer has a majority',
  asSuggestions: 'that these are answers: put in again, they are suggestions',
  suggestions: 'suggestions',
  metadata: 'metadata',
  vectors: 'vectors',
  onlySpans: 'everything but one text, its spans and who marked them',
  unanswered: 'suggested spans',
  overlaps: 'of spans that overlap, all but the longest',
  blanks: 'the blanks between words and in labels, and spans of nothing else',
  cells: 'whether a cell was text or a number: whoever reads it has to know',
  formulas: 'texts that begin with =, +, - or @ as they are: an apostrophe is before them',
  setup: 'how the dataset is set up: titles, guidelines, labels that nobody has used',
  times: 'when answers and suggestions were made, and whether a person or a model suggested them',
  noQuestion: 'anything: the dataset has no question with spans',
};

/** Warnings about data that the format cannot hold. */
export const lossLines = (options: ExportOrder, shape: ExportShape): readonly string[] =>
  lossesOf(options, shape).map((loss) => `  - ${sentences[loss.slice('exporting.losses.'.length) as LossName]}`);
