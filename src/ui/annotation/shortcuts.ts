import type { Question } from '#domain/annotation/question.ts';
import type { AnnotationViewModel } from './annotation-view-model.ts';
import type { DigitEntry } from './keyboard/digit-entry.ts';
import { digitOf, isControl, isMod, isPlain, isRedo, isTyping, isUndo } from './keyboard/key-event.ts';

export interface Hands {
  readonly viewModel: AnnotationViewModel;
  readonly digits: DigitEntry;
  readonly showHelp: () => void;
}

export interface Shortcut {
  /** Names it in the help, and in the locale files. */
  readonly name:
    | 'choose'
    | 'submit'
    | 'submitAnywhere'
    | 'discard'
    | 'draft'
    | 'undo'
    | 'redo'
    | 'next'
    | 'previous'
    | 'help';
  /** As it is shown. */
  readonly key: string;
  readonly when: (event: KeyboardEvent) => boolean;
  readonly run: (hands: Hands, event: KeyboardEvent) => void;
}

const isFree = (event: KeyboardEvent) => isPlain(event) && !isTyping(event.target);

/** What the keyboard does; the help dialog shows this very table. */
export const shortcuts: readonly Shortcut[] = [
  {
    name: 'choose',
    key: '1 – 9',
    when: (event) => !isTyping(event.target) && digitOf(event) !== undefined,
    run: ({ viewModel, digits }, event) => {
      const question = questionOf(event, viewModel.form.questions) ?? viewModel.form.firstChoice;
      if (question) digits.press(question, digitOf(event) ?? '');
    },
  },
  {
    name: 'submit',
    key: '↵',
    when: (event) => event.key === 'Enter' && isFree(event) && !isControl(event.target) && !event.repeat,
    run: ({ viewModel }) => viewModel.perform('submit'),
  },
  {
    name: 'submitAnywhere',
    key: 'M ↵',
    when: (event) => event.key === 'Enter' && isMod(event) && !event.repeat,
    run: ({ viewModel }) => viewModel.perform('submit'),
  },
  {
    name: 'discard',
    key: '⌫',
    when: (event) => event.key === 'Backspace' && isFree(event) && !event.repeat,
    run: ({ viewModel }) => viewModel.perform('discard'),
  },
  {
    name: 'draft',
    key: 'M S',
    when: (event) => event.key.toLowerCase() === 's' && isMod(event),
    run: ({ viewModel }) => viewModel.perform('draft'),
  },
  {
    name: 'undo',
    key: 'M Z',
    when: (event) => isUndo(event) && !isTyping(event.target),
    run: ({ viewModel }) => viewModel.undo(),
  },
  {
    name: 'redo',
    key: '⇧ M Z',
    when: (event) => isRedo(event) && !isTyping(event.target),
    run: ({ viewModel }) => viewModel.redo(),
  },
  {
    name: 'next',
    key: '→',
    when: (event) => event.key === 'ArrowRight' && isFree(event),
    run: ({ viewModel }) => viewModel.next(),
  },
  {
    name: 'previous',
    key: '←',
    when: (event) => event.key === 'ArrowLeft' && isFree(event),
    run: ({ viewModel }) => viewModel.previous(),
  },
  {
    name: 'help',
    key: '?',
    when: (event) => event.key === '?' && !isTyping(event.target),
    run: ({ showHelp }) => showHelp(),
  },
];

export const keyOf = (name: Shortcut['name'], isMac: boolean): string =>
  shown(shortcuts.find((shortcut) => shortcut.name === name)?.key ?? '', isMac);

export const shown = (key: string, isMac: boolean): string => key.replace('M', isMac ? '⌘' : 'Ctrl');

/** The question that has the focus. */
function questionOf({ target }: KeyboardEvent, questions: readonly Question[]): Question | undefined {
  const name = target instanceof Element ? target.closest<HTMLElement>('[data-question]')?.dataset.question : undefined;
  const question = questions.find((each) => each.name === name);
  return question?.type === 'text' || question?.type === 'span' || question?.type === 'ranking' ? undefined : question;
}
