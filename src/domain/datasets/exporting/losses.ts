import { canBeTagged, type ExportOrder, type ExportShape } from './export-order.ts';

/** Keys of texts: what the file will not hold, so that it can be said before. */
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

/** All that a copy of the dataset made from the file would lack. */
export function lossesOf(order: ExportOrder, shape: ExportShape): readonly ExportLoss[] {
  const { format, answersOf } = order;
  if (format === 'conll' && canBeTagged(shape).length === 0) return ['exporting.losses.noQuestion'];
  return [
    ...when(answersOf.kind === 'user', 'otherAnswers'),
    ...when(answersOf.kind === 'majority', 'opinions', 'ties'),
    ...(format === 'conll' ? taggedLosses(order) : partLosses(order, shape)),
  ];
}

function partLosses(order: ExportOrder, { metadata, vectors, allowsMore }: ExportShape): readonly ExportLoss[] {
  const { format, answersOf } = order;
  return [
    ...when(answersOf.kind === 'majority', 'asSuggestions'),
    ...when(!order.suggestions, 'suggestions'),
    ...when(!order.metadata && (metadata.length > 0 || allowsMore), 'metadata'),
    ...when(!order.vectors && vectors.length > 0, 'vectors'),
    ...when(format === 'csv', 'cells'),
    ...when(format === 'csv' && order.safeForSpreadsheets, 'formulas'),
    ...when(format !== 'parquet', 'setup'), // only there is room for it
    ...when(true, 'times'),
  ];
}

const taggedLosses = ({ suggestions }: ExportOrder): readonly ExportLoss[] => [
  'exporting.losses.onlySpans',
  'exporting.losses.drafts',
  ...when(!suggestions, 'unanswered'),
  'exporting.losses.overlaps',
  'exporting.losses.blanks',
];

type Name = ExportLoss extends `exporting.losses.${infer N}` ? N : never;

const when = (isSo: boolean, ...names: readonly Name[]): readonly ExportLoss[] =>
  isSo ? names.map((name): ExportLoss => `exporting.losses.${name}`) : [];
