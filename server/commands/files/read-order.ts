import { extname } from 'node:path';
import {
  type AnswersOf,
  type ExportFormat,
  type ExportOrder,
  exportFormats,
  tagSchemes,
} from '#domain/datasets/exporting/export-order.ts';
import { WrongValue } from '../../settings/setting.ts';
import type { Given } from '../command.ts';

/** The order, but for what only the database knows: whose answers are meant by a name, and which question has spans. */
export interface GivenOrder extends Omit<ExportOrder, 'answersOf' | 'tags'> {
  readonly answersOf: Exclude<AnswersOf, { kind: 'user' }> | { readonly kind: 'user'; readonly username: string };
  readonly question: string | undefined;
  readonly scheme: (typeof tagSchemes)[number];
}

export const textOf = ({ texts }: Given, name: string): string | undefined => texts.get(name)?.at(-1);

export function oneOf<T extends string>(words: readonly T[], what: string, text: string): T {
  const word = words.find((each) => each === text);
  if (word === undefined) throw new WrongValue(`${what} is one of ${words.join(', ')}, not "${text}"`);
  return word;
}

/** What is not said is told by the end of the file's name. */
function formatOf(given: Given, file: string): ExportFormat {
  const said = textOf(given, 'format');
  if (said !== undefined) return oneOf(exportFormats, '--format', said);
  const suffix = extname(file).slice(1).toLowerCase();
  const format = exportFormats.find((each) => each === suffix);
  if (!format) throw new WrongValue(`--format is needed, one of ${exportFormats.join(', ')}: ${file} does not tell it`);
  return format;
}

function answersOf(said = 'all'): GivenOrder['answersOf'] {
  return said === 'all' || said === 'majority' ? { kind: said } : { kind: 'user', username: said };
}

export function readOrder(given: Given, file: string): GivenOrder {
  const isWith = (part: string) => !given.switches.has(`without-${part}`);
  return {
    format: formatOf(given, file),
    answersOf: answersOf(textOf(given, 'answers')),
    suggestions: isWith('suggestions'),
    metadata: isWith('metadata'),
    vectors: isWith('vectors'),
    safeForSpreadsheets: given.switches.has('safe-for-spreadsheets'),
    question: textOf(given, 'question'),
    scheme: oneOf(tagSchemes, '--scheme', textOf(given, 'scheme') ?? 'BIO'),
  };
}
