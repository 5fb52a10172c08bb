import { limits } from '../../shared/limits.ts';
import type { QuestionDraft } from './question-draft.ts';

type Named = Pick<QuestionDraft, 'name' | 'key'>;

/** A question keeps its key, however its name changes. */
export const keyOf = ({ key, name }: Named): string => key ?? name;

/** The name without the spaces around what was typed. */
export const sentName = ({ name }: Pick<QuestionDraft, 'name'>): string => name.trim();

/** The question with a title of its own, and with the name that follows it. */
export function withTitle<T extends QuestionDraft>(question: T, title: string, others: readonly Named[]): T {
  if (!question.followsTitle) return { ...question, title };
  return { ...question, key: keyOf(question), title, name: nameFrom(title, keyOf(question), others) };
}

/** A title in small letters, digits and underscores, unlike the other names. */
function nameFrom(title: string, otherwise: string, others: readonly Named[]): string {
  const words =
    title
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const name = [...words.join('_')].slice(0, limits.maxItemNameChars - numberSuffixChars).join('') || otherwise;
  const isUnused = (candidate: string) => others.every((other) => other.name !== candidate);
  for (let number = 1; ; number += 1) {
    const wanted = number === 1 ? name : `${name}_${number}`;
    if (isUnused(wanted)) return wanted;
  }
}

/** Room for `_2` and the like. */
const numberSuffixChars = 4;
