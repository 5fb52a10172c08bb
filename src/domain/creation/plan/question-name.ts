import { limits } from '../../shared/limits.ts';
import type { QuestionDraft } from './question-draft.ts';

type Named = Pick<QuestionDraft, 'name' | 'key'>;

/** The key stays when the name changes. */
export const keyOf = ({ key, name }: Named): string => key ?? name;

export const sentName = ({ name }: Pick<QuestionDraft, 'name'>): string => name.trim();

export function withTitle<T extends QuestionDraft>(question: T, title: string, others: readonly Named[]): T {
  if (!question.followsTitle) return { ...question, title };
  return { ...question, key: keyOf(question), title, name: nameFrom(title, keyOf(question), others) };
}

function nameFrom(title: string, otherwise: string, others: readonly Named[]): string {
  const words =
    title
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const name = [...words.join('_')].slice(0, limits.maxItemNameChars - numberSuffixChars).join('') || otherwise;
  const isUnused = (candidate: string) => others.every((other) => other.name !== candidate);
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name}_${number}`;
    if (isUnused(candidate)) return candidate;
  }
}

/** Length of a suffix such as `_2`. */
const numberSuffixChars = 4;
