import type { Setting } from './setting.ts';

export const setting = <T>(row: Setting<T>): Setting<T> => row;

/** Undefined for an empty text. */
export const optional = <T>({ parse, ...row }: Setting<T>): Setting<T | undefined> => ({
  ...row,
  parse: (text) => (text === '' ? undefined : parse(text)),
});
