import type { FileRow } from '#domain/creation/portable/read-rows.ts';
import { listOf } from '../../known/parts.ts';
import { Profile } from './profile.ts';

const answers = /^(.+)\.(responses|suggestion)$/;
const besideAnswers = /\.(responses\.(users|status)|suggestion\.(score|agent))$/;

/**
 * Whether columns of this name hold answers, or users, statuses, scores or agents, in our own tables and in those of
 * the SDK.
 */
export const holdsAnswers = (name: string): boolean => answers.test(name) || besideAnswers.test(name);

/** Text cells hold lists and objects as JSON. */
export function opened(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{"]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** Collects the answers to each question: a list holds the answers of all users, a single value is a suggestion. */
export function observeAnswers(profiles: Map<string, Profile>, row: FileRow): void {
  for (const [name, cell] of Object.entries(row)) {
    const [, question, part] = answers.exec(name) ?? [];
    if (question === undefined) continue;
    const profile = profiles.get(question) ?? new Profile();
    for (const value of part === 'responses' ? listOf(opened(cell)) : [opened(cell)]) profile.add(value);
    profiles.set(question, profile);
  }
}
