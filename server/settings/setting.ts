/** The message is for the user. */
export class WrongValue extends Error {}

export interface Setting<T> {
  readonly env: string;
  /** Secrets have no flag: other users of the machine can read arguments. */
  readonly flag?: string;
  /** Not trimmed. */
  readonly isSecret?: boolean;
  readonly preset: string;
  readonly meaning: string;
  /** Throws a `WrongValue` that ends the sentence "PORT must be …". */
  readonly parse: (text: string) => T;
}

const quoted = (text: string) => `not "${text}"`;

export const wholeNumber = (min: number, max: number) => (text: string) => {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new WrongValue(`a whole number from ${min} to ${max}, ${quoted(text)}`);
  return value;
};

const seconds = { s: 1, m: 60, h: 3600, d: 86_400 };
const bytes = { KB: 1000, MB: 1_000_000, GB: 1_000_000_000 };

const measure =
  <U extends string>(units: Readonly<Record<U, number>>, form: string) =>
  (text: string) => {
    const [, amount, unit] = /^(\d+) ?([A-Za-z]+)$/.exec(text) ?? [];
    const factor = Object.entries<number>(units).find(([name]) => name === unit)?.[1];
    if (!factor || Number(amount) === 0) throw new WrongValue(`${form}, ${quoted(text)}`);
    return Number(amount) * factor;
  };

const maxSeconds = 24 * seconds.d; // maximum of timers
const anyDuration = measure(seconds, 'a duration such as 30m, 24h or 7d');

export function duration(text: string) {
  const value = anyDuration(text);
  if (value > maxSeconds) throw new WrongValue(`at most 24d, ${quoted(text)}`);
  return value;
}

export const size = measure(bytes, 'a size such as 500KB or 100MB');

export function yesOrNo(text: string) {
  if (text !== 'true' && text !== 'false') throw new WrongValue(`true or false, ${quoted(text)}`);
  return text === 'true';
}

export const oneOf =
  <T extends string>(...choices: readonly T[]) =>
  (text: string) => {
    const choice = choices.find((each) => each === text);
    if (!choice) throw new WrongValue(`one of ${choices.join(', ')}, ${quoted(text)}`);
    return choice;
  };

const parsed = (text: string) => (URL.canParse(text) ? new URL(text) : undefined);

export function webAddress(text: string) {
  const url = parsed(text);
  if (url?.username || url?.password) throw new WrongValue('a URL without username and password');
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash)
    throw new WrongValue(`a URL such as https://argilla.example.org, ${quoted(text)}`);
  return url.href.replace(/\/+$/, '');
}

export const origins = (text: string): readonly string[] =>
  text
    .split(/[\s,]+/)
    .filter((each) => each !== '')
    .map((each) => {
      const url = parsed(each);
      if (!url || !/^https?:$/.test(url.protocol) || url.origin !== each)
        throw new WrongValue(`origins such as https://portal.example.org, separated by commas, ${quoted(each)}`);
      return each;
    });

const sourceForms = /^('self'|'none'|data:|blob:|https?:|https?:\/\/[A-Za-z0-9*.:[\]-]+(\/[^\s;,]*)?)$/;

/** Sources of a content security policy, without characters that end the directive. */
export function imageSources(text: string) {
  const sources = text.split(/\s+/);
  const wrong = sources.find((each) => !sourceForms.test(each));
  if (wrong !== undefined)
    throw new WrongValue(`CSP sources such as 'self' data: https://images.example.org, ${quoted(wrong)}`);
  return sources.join(' ');
}

/** Adds a trailing slash. */
export function basePath(text: string) {
  if (!/^(\/[\w.~-]+)*\/?$/.test(text) || /\/\.\.?(\/|$)/.test(text))
    throw new WrongValue(`a path such as /postil, ${quoted(text)}`);
  return text.endsWith('/') ? text : `${text}/`;
}

/** Browsers take two slashes, or a backslash, for another host. */
export function ownPage(text: string) {
  if (!/^\/[^\s/\\][^\s\\]*$/.test(text))
    throw new WrongValue(`a path in the application such as /dataset/ID/annotation-mode, ${quoted(text)}`);
  return text;
}

export function hostName(text: string) {
  if (!/^[A-Za-z0-9.:_-]+$/.test(text))
    throw new WrongValue(`an IP address or host name of this machine, ${quoted(text)}`);
  return text;
}

/** Messages never repeat the value, which may contain a password. */
export function databaseAddress(text: string) {
  const url = parsed(text);
  if (!url || !/^postgres(ql)?:\/\//.test(text))
    throw new WrongValue('a URL such as postgresql://user:password@host:5432/database');
  return text;
}

/** Messages never repeat the value. */
export function password(text: string) {
  const length = [...text].length;
  if (length < 8 || length > 100) throw new WrongValue(`8 to 100 characters long, not ${length}`);
  return text;
}

export function folder(text: string) {
  if (text.includes('\0')) throw new WrongValue('a path without null characters');
  return text;
}
