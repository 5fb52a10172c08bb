import { type ExportOrder, type ExportShape, spanQuestions } from './export-order.ts';

export type ExportLoss = `exporting.losses.${
  | 'otherAnswers'
  | 'opinions'
  | 'drafts'
  | 'ties'
  | 'asSuggestions'
  | 'suggestions'
  | 'metadata'
  | 'vectors'
  | 'onlySpans'
  | 'unanswered'
  | 'overlaps'
  | 'blanks'
  | 'cells'
  | 'formulas'
  | 'setup'
  | 'times'
  | 'noQuestion'}`;

/** Everything that an import of the file could not restore. */
export function lossesOf(order: ExportOrder, shape: ExportShape): readonly ExportLoss[] {
  const { format, answersOf } = order;
  if (format === 'conll' && spanQuestions(shape).length === 0) return ['exporting.losses.noQuestion'];
  return [
    ...lossesIf(answersOf.kind === 'user', 'otherAnswers'),
    ...lossesIf(answersOf.kind === 'majority', 'opinions', 'ties'),
    ...(format === 'conll' ? taggedLosses(order) : recordLosses(order, shape)),
  ];
}

function recordLosses(order: ExportOrder, { metadata, vectors, allowsMore }: ExportShape): readonly ExportLoss[] {
  const { format, answersOf } = order;
  return [
    ...lossesIf(answersOf.kind === 'majority', 'asSuggestions'),
    ...lossesIf(!order.suggestions, 'suggestions'),
    ...lossesIf(!order.metadata && (metadata.length > 0 || allowsMore), 'metadata'),
    ...lossesIf(!order.vectors && vectors.length > 0, 'vectors'),
    ...lossesIf(format === 'csv', 'cells'),
    ...lossesIf(format === 'csv' && order.safeForSpreadsheets, 'formulas'),
    ...lossesIf(format !== 'parquet', 'setup'), // only Parquet has metadata for it
    ...lossesIf(true, 'times'),
  ];
}

const taggedLosses = ({ suggestions }: ExportOrder): readonly ExportLoss[] => [
  'exporting.losses.onlySpans',
  'exporting.losses.drafts',
  ...lossesIf(!suggestions, 'unanswered'),
  'exporting.losses.overlaps',
  'exporting.losses.blanks',
];

type Name = ExportLoss extends `exporting.losses.${infer N}` ? N : never;

const lossesIf = (condition: boolean, ...names: readonly Name[]): readonly ExportLoss[] =>
  condition ? names.map((name): ExportLoss => `exporting.losses.${name}`) : [];
