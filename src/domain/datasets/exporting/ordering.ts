import { type ExportFormat, type ExportOrder, type ExportShape, spanQuestions } from './export-order.ts';

export function withFormat(order: ExportOrder, format: ExportFormat, shape: ExportShape): ExportOrder {
  const [question] = spanQuestions(shape);
  const tags = order.tags ?? (question && { question: question.name, scheme: 'BIO' as const });
  return { ...order, format, tags: format === 'conll' ? tags : undefined };
}

export const isComplete = ({ format, tags, answersOf }: ExportOrder): boolean =>
  (format !== 'conll' || tags !== undefined) && (answersOf.kind !== 'user' || answersOf.userId !== '');
