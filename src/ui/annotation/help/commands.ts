import { type Hands, type Shortcut, shortcuts } from '../shortcuts/shortcuts.ts';

/** What can be chosen by its name instead of its key: the rest only moves about in the form. */
export const commands: readonly Shortcut[] = shortcuts.filter(
  ({ group, name }) => group !== 'answer' && name !== 'submitAnywhere' && name !== 'palette',
);

export const isPossible = ({ can }: Shortcut, { viewModel }: Hands): boolean => can?.(viewModel) ?? true;

/** Without accents and capitals, as people search. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Whether a text has every word that was typed, in any order. */
export const hasWords = (text: string, typed: string): boolean => {
  const searched = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => searched.includes(word));
};
