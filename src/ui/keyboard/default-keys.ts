import type { AssignableAction } from '#domain/keyboard/assigning.ts';

type Keys = Pick<AssignableAction, 'key' | 'also' | 'inText'>;

export const defaultKeys = {
  submit: { key: 'Enter' },
  submitAnywhere: { key: 'Mod+Enter', inText: true },
  discard: { key: 'Backspace' },
  draft: { key: 'Mod+s', inText: true },
  clear: { key: 'Alt+Backspace' },
  reset: { key: 'Alt+r' },
  undo: { key: 'Mod+z' },
  redo: { key: 'Mod+Shift+z', also: 'Mod+y' },
  next: { key: 'ArrowRight' },
  previous: { key: 'ArrowLeft' },
  jump: { key: 'Mod+g' },
  find: { key: '/' },
  nextQuestion: { key: 'ArrowDown' },
  previousQuestion: { key: 'ArrowUp' },
  write: { key: 'Shift+Enter' },
  accept: { key: '+' },
  palette: { key: 'Mod+k', inText: true },
  help: { key: '?' },
} as const satisfies Readonly<Record<string, Keys>>;

export type KeyName = keyof typeof defaultKeys;
