import { type Config, settings } from './config.ts';
import { type Setting, WrongValue } from './settings/setting.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

const rows: ReadonlyMap<string, Setting<unknown>> = new Map(Object.entries(settings));
const byFlag = new Map([...rows.values()].flatMap((row) => (row.flag ? [[row.flag, row] as const] : [])));
const isSwitch = (row: Setting<unknown>) => row.preset === 'true' || row.preset === 'false';

interface SettingText {
  readonly word: string;
  readonly text: string;
}

interface Argument {
  readonly row: Setting<unknown>;
  readonly given: SettingText;
  readonly length: number;
}

function rowOf(argument: string, name: string, negated: boolean) {
  const row = byFlag.get(name);
  if (!row || (negated && !isSwitch(row)))
    throw new WrongValue(`Unknown ${argument.startsWith('-') ? 'option' : 'argument'} ${argument}. See postil --help`);
  return row;
}

function readArgument(argument: string, next: string | undefined): Argument {
  const [, no, name = '', value] = /^--(no-(?!.*=))?([a-z-]+)(?:=(.*))?$/s.exec(argument) ?? [];
  const row = rowOf(argument, name, no !== undefined);
  const word = `--${name}`;
  if (value !== undefined) return { row, given: { word, text: value }, length: 1 };
  if (isSwitch(row)) return { row, given: { word, text: no ? 'false' : 'true' }, length: 1 };
  if (next === undefined) throw new WrongValue(`Option ${word} requires a value`);
  return { row, given: { word, text: next }, length: 2 };
}

function readArguments(args: readonly string[]) {
  const given = new Map<Setting<unknown>, SettingText>();
  for (let at = 0; at < args.length; ) {
    const argument = readArgument(args[at] ?? '', args[at + 1]);
    given.set(argument.row, argument.given);
    at += argument.length;
  }
  return given;
}

function value(row: Setting<unknown>, given: SettingText) {
  try {
    return row.parse(given.text || row.preset);
  } catch (error) {
    if (!(error instanceof WrongValue)) throw error;
    throw new WrongValue(`${given.word} must be ${error.message}`);
  }
}

function consistent(config: Config) {
  if (config.apiUrl && config.databaseUrl)
    throw new WrongValue(
      'API_URL and DATABASE_URL cannot be combined: the server at API_URL has its own database. Unset one of them',
    );
  return config;
}

/** Trims values, except secrets. */
const givenText = (row: Setting<unknown>, text: string) => (row.isSecret ? text : text.trim());

function givenTo(args: readonly string[], env: Environment) {
  const flags = readArguments(args);
  return (row: Setting<unknown>): SettingText =>
    flags.get(row) ?? { word: row.env, text: givenText(row, env[row.env] ?? '') };
}

/** Empty values count as missing. */
export function readConfig(args: readonly string[], env: Environment): Config {
  const given = givenTo(args, env);
  const entries = [...rows].map(([key, row]) => [key, value(row, given(row))]);
  return consistent(Object.fromEntries(entries));
}

/** Values as text, without secrets. */
export function settingsInForce(args: readonly string[], env: Environment): readonly (readonly [string, string])[] {
  const given = givenTo(args, env);
  return [...rows.values()].map((row) => {
    const { text } = given(row);
    return [row.env, text && !row.flag ? '(set, not shown)' : text || row.preset];
  });
}
