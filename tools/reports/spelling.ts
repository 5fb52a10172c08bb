import { stripVTControlCharacters } from 'node:util';

export const spellNumber = (count: number): string => count.toLocaleString('en');

export const spellTests = (count: number): string => `${spellNumber(count)} ${count === 1 ? 'test' : 'tests'}`;

export const spellFiles = (count: number): string => `${count} ${count === 1 ? 'file' : 'files'}`;

/** "1 m 12 s" */
export function spellSeconds(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} m ${whole % 60} s`;
}

/** The lines of a text that say something, without colours; "…" stands for those past the limit. */
export function linesOf(text: string | undefined, limit: number): readonly string[] {
  const lines = stripVTControlCharacters(text ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.length > limit ? [...lines.slice(0, limit), '…'] : lines;
}

export const indent = (lines: readonly string[], depth = 4): readonly string[] =>
  lines.map((line) => ' '.repeat(depth) + line);
