import { parseArgs } from 'node:util';
import { settings } from '../config.ts';
import type { Setting } from '../settings/setting.ts';
import { WrongValue } from '../settings/setting.ts';
import { isCode } from '../system-error.ts';
import type { Command, CommandInput, Options } from './command.ts';

const rows: readonly Setting<unknown>[] = Object.values(settings);
const isSwitch = ({ preset }: Setting<unknown>) => preset === 'true' || preset === 'false';

/** All commands accept the server's settings. */
const settingOptions: Options = Object.fromEntries(
  rows.flatMap((row): [string, Options[string]][] => {
    if (!row.flag) return [];
    if (!isSwitch(row)) return [[row.flag, { type: 'string' }]];
    return [row.flag, `no-${row.flag}`].map((name) => [name, { type: 'boolean' }]);
  }),
);

function parse(args: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const word = error instanceof Error ? (/'(?:-\w, )?(--?[\w-]+)/.exec(error.message)?.[1] ?? 'given') : '';
    if (isCode(error, 'ERR_PARSE_ARGS_UNKNOWN_OPTION'))
      throw new WrongValue(`Unknown option ${word}. See postil --help`);
    if (isCode(error, 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE'))
      throw new WrongValue(`Option ${word} is missing a value, or takes none. See postil --help`);
    throw error;
  }
}

function operandsOf({ operands }: Command, name: string, positionals: readonly string[]) {
  const missing = operands[positionals.length];
  if (missing !== undefined) throw new WrongValue(`postil ${name} requires ${missing}. See postil ${name} --help`);
  const extra = positionals[operands.length];
  if (extra !== undefined) throw new WrongValue(`Unexpected argument "${extra}". See postil ${name} --help`);
  return positionals;
}

const list = (value: unknown) => (Array.isArray(value) ? value.map(String) : [String(value)]);

/** Separates a command's own arguments from settings. */
export function readArguments(
  name: string,
  command: Command,
  args: readonly string[],
): { readonly given: CommandInput; readonly settings: readonly string[] } {
  const { values, positionals } = parse(args, { ...settingOptions, ...command.options });
  const entries = Object.entries(values);
  const own = entries.filter(([option]) => Object.hasOwn(command.options ?? {}, option));
  const others = entries.filter((entry) => !own.includes(entry));
  return {
    given: {
      operands: operandsOf(command, name, positionals),
      texts: new Map(own.filter(([, value]) => value !== true).map(([option, value]) => [option, list(value)])),
      switches: new Set(own.filter(([, value]) => value === true).map(([option]) => option)),
    },
    settings: others.map(([option, value]) => (value === true ? `--${option}` : `--${option}=${value}`)),
  };
}
