import type { Question } from '../question.ts';

/** `waiting` settles on its position when no further digit follows in time. */
export type TypedDigits =
  | { readonly kind: 'settled'; readonly position: number }
  | { readonly kind: 'waiting'; readonly position: number | undefined }
  | { readonly kind: 'invalid' };

/** The number to type for each option: ratings use their value, other options count from 1. */
export function keysOf(question: Question): readonly string[] {
  switch (question.type) {
    case 'rating':
      return question.settings.options.map(String);
    case 'label_selection':
    case 'multi_label_selection':
    case 'ranking':
    case 'span':
      return question.settings.options.map((_, index) => String(index + 1));
    case 'text':
      return [];
  }
}

/** For example, 1 settles among nine options and waits among ten. */
export function resolveDigits(digits: string, keys: readonly string[]): TypedDigits {
  const exact = keys.indexOf(digits);
  const position = exact < 0 ? undefined : exact;
  if (keys.some((key) => key !== digits && key.startsWith(digits))) return { kind: 'waiting', position };
  return position === undefined ? { kind: 'invalid' } : { kind: 'settled', position };
}
