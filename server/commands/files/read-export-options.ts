import { extname } from 'node:path';
import {
  type AnswersOf,
  type ExportFormat,
  type ExportOrder,
  exportFormats,
  tagSchemes,
} from '#domain/datasets/exporting/export-order.ts';
import { WrongValue } from '../../settings/setting.ts';
import type { CommandInput } from '../command.ts';

/** Export options that need no database lookup. */
export interface RequestedExport extends Omit<ExportOrder, 'answersOf' | 'tags'> {
  readonly answersOf: Exclude<AnswersOf, { kind: 'user' }> | { readonly kind: 'user'; readonly username: string };
  readonly question: string | undefined;
  readonly scheme: (typeof tagSchemes)[number];
}

export const textOf = ({ texts }: CommandInput, name: string): string | undefined => texts.get(name)?.at(-1);

export function parseChoice<T extends string>(words: readonly T[], what: string, text: string): T {
  const word = words.find((each) => each === text);
  if (word === undefined) throw new WrongValue(`${what} must be one of ${words.join(', ')}, not "${text}"`);
  return word;
}

/** The file extension decides if the option is missing. */
function formatOf(given: CommandInput, file: string): ExportFormat {
  const named = textOf(given, 'format');
  if (named !== undefined) return parseChoice(exportFormats, '--format', named);
  const suffix = extname(file).slice(1).toLowerCase();
  const format = exportFormats.find((each) => each === suffix);
  if (!format)
    throw new WrongValue(`Cannot tell the format from the name ${file}. Use --format: ${exportFormats.join(', ')}`);
  return format;
}

function answersOf(said = 'all'): RequestedExport['answersOf'] {
  return said === 'all' || said === 'majority' ? { kind: said } : { kind: 'user', username: said };
}

export function readExportOptions(given: CommandInput, file: string): RequestedExport {
  const isWith = (part: string) => !given.switches.has(`without-${part}`);
  return {
    format: formatOf(given, file),
    answersOf: answersOf(textOf(given, 'answers')),
    suggestions: isWith('suggestions'),
    metadata: isWith('metadata'),
    vectors: isWith('vectors'),
    safeForSpreadsheets: given.switches.has('safe-for-spreadsheets'),
    question: textOf(given, 'question'),
    scheme: parseChoice(tagSchemes, '--scheme', textOf(given, 'scheme') ?? 'BIO'),
  };
}
