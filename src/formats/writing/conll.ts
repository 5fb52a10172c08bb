import type { Span } from '#domain/annotation/answer.ts';
import type {
  ExportedQuestion,
  ExportedRecord,
  ExportOrder,
  ExportShape,
} from '#domain/datasets/exporting/export-order.ts';
import { exportedAnswers } from '#domain/datasets/exporting/exported-answers.ts';
import { bytesOf, type FileWriter, nothing } from './file-writer.ts';
import { tagsOf, withoutOverlaps } from './tags.ts';
import { tokensOf } from './tokens.ts';

/** CoNLL: one tagged word per line, an empty line after each text, and a comment above with the user. */
export function conll(order: ExportOrder, shape: ExportShape): FileWriter {
  const { question: name, scheme = 'BIO' } = order.tags ?? {};
  const question = shape.questions.find((each) => each.name === name);
  const blockOf = (record: ExportedRecord, { by, spans }: Tagged) => {
    const text = String(record.fields[question?.field ?? ''] ?? '');
    const kept = withoutOverlaps(spans);
    const tokens = tokensOf(text, new Set(kept.flatMap(({ start, end }) => [start, end])));
    const tags = tagsOf(tokens, kept, scheme);
    const lines = tokens.map((token, index) => `${token.text}\t${tags[index]}`);
    return [`# id = ${oneLine(record.externalId ?? record.id)}`, ...by, ...lines, '', ''].join('\n');
  };
  const blocksOf = (record: ExportedRecord) =>
    question ? taggedBy(record, question, order, shape).map((tagged) => blockOf(record, tagged)) : [];
  return { begin: () => nothing, add: (records) => bytesOf(records.flatMap(blocksOf).join('')), end: () => nothing };
}

interface Tagged {
  readonly by: readonly string[];
  readonly spans: readonly Span[];
}

/** Submitted answers; without one, the suggestion if the order includes suggestions. */
function taggedBy(
  record: ExportedRecord,
  { name }: ExportedQuestion,
  { answersOf, suggestions }: ExportOrder,
  shape: ExportShape,
): readonly Tagged[] {
  const answered = answersTo(name, record, shape, answersOf);
  const suggestion = record.suggestions[name];
  if (answered.length > 0 || !suggestions || !suggestion) return answered;
  return [{ by: ['# suggested = yes'], spans: spansIn(suggestion.value) }];
}

function answersTo(
  name: string,
  record: ExportedRecord,
  shape: ExportShape,
  answersOf: ExportOrder['answersOf'],
): readonly Tagged[] {
  const answers = exportedAnswers(record, shape, answersOf);
  if (answers.kind === 'majority')
    return Object.hasOwn(answers.values, name) ? [{ by: [], spans: spansIn(answers.values[name]) }] : [];
  const responses = answers.kind === 'all' ? answers.responses : [answers.response].flatMap((one) => one ?? []);
  return responses
    .filter(({ status, values }) => status === 'submitted' && Object.hasOwn(values, name))
    .map(({ user, values }) => ({ by: [`# user = ${oneLine(user ?? '')}`], spans: spansIn(values[name]) }));
}

const spansIn = (value: unknown): readonly Span[] => (Array.isArray(value) ? value : []);
const oneLine = (text: string) => text.replace(/\s+/gu, ' ');
