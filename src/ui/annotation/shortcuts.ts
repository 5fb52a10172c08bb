import type { Action } from '#domain/annotation/actions.ts';
import type { Assignable } from '#domain/keyboard/assigning.ts';
import type { AnnotationViewModel } from './annotation-view-model.ts';
import { isInQuestion } from './keyboard/key-event.ts';
import { acceptInQuestion, goToPosition, goToQuestion, writeInQuestion } from './keyboard/moving.ts';

/** What the keys can lay hands on. */
export interface Hands {
  readonly viewModel: AnnotationViewModel;
  readonly showHelp: () => void;
  readonly showPalette: () => void;
}

type Name =
  | ('submit' | 'submitAnywhere' | 'discard' | 'draft' | 'clear' | 'reset')
  | ('undo' | 'redo' | 'next' | 'previous' | 'jump')
  | ('nextQuestion' | 'previousQuestion' | 'write' | 'accept')
  | ('palette' | 'help');

export interface Shortcut extends Assignable {
  /** Names it in the help, in the palette, in the settings and in the locale files. */
  readonly name: Name;
  readonly group: 'answer' | 'record' | 'help';
  /** Acts again and again while its key is held down. */
  readonly repeats?: boolean;
  /** Where it means something; everywhere, if nothing is said. */
  readonly where?: (target: EventTarget | null) => boolean;
  /** Whether it would do anything now. */
  readonly can?: (viewModel: AnnotationViewModel) => boolean;
  readonly run: (hands: Hands) => void;
}

type OfAction = Pick<Shortcut, 'key' | 'also' | 'inText'> & { readonly name?: Name };

/** Validate stands in Submit's place. */
const action = (action: Action, { name, ...keys }: OfAction): Shortcut => ({
  name: name ?? (action as Name),
  group: 'record',
  ...keys,
  can: ({ offers }) => offers.some((offer) => standsFor(offer.action, action) && !offer.disabled),
  run: ({ viewModel }) => viewModel.perform(action),
});
const standsFor = (offered: Action, wanted: Action) =>
  offered === wanted || (offered === 'validate' && wanted === 'submit');

/** What the keyboard does: the help, the palette and the settings show this very table. */
export const shortcuts: readonly Shortcut[] = [
  action('submit', { key: 'Enter' }),
  action('submit', { key: 'Mod+Enter', name: 'submitAnywhere', inText: true }),
  action('discard', { key: 'Backspace' }),
  action('draft', { key: 'Mod+s', inText: true }),
  action('clear', { key: 'Alt+Backspace' }),
  action('reset', { key: 'Alt+r' }),
  {
    name: 'undo',
    group: 'record',
    key: 'Mod+z',
    repeats: true,
    can: ({ history }) => history.canUndo,
    run: ({ viewModel }) => viewModel.undo(),
  },
  {
    name: 'redo',
    group: 'record',
    key: 'Mod+Shift+z',
    also: 'Mod+y',
    repeats: true,
    can: ({ history }) => history.canRedo,
    run: ({ viewModel }) => viewModel.redo(),
  },
  {
    name: 'next',
    group: 'record',
    key: 'ArrowRight',
    repeats: true,
    can: ({ records }) => records.queue.page < records.queue.total,
    run: ({ viewModel }) => viewModel.next(),
  },
  {
    name: 'previous',
    group: 'record',
    key: 'ArrowLeft',
    repeats: true,
    can: ({ records }) => records.queue.page > 1,
    run: ({ viewModel }) => viewModel.previous(),
  },
  {
    name: 'jump',
    group: 'record',
    key: 'Mod+g',
    can: ({ records }) => records.queue.total > 1,
    run: goToPosition,
  },
  { name: 'nextQuestion', group: 'answer', key: 'ArrowDown', where: isInQuestion, run: () => goToQuestion(1) },
  { name: 'previousQuestion', group: 'answer', key: 'ArrowUp', where: isInQuestion, run: () => goToQuestion(-1) },
  { name: 'write', group: 'answer', key: 'Shift+Enter', where: isInQuestion, run: writeInQuestion },
  { name: 'accept', group: 'answer', key: '+', where: isInQuestion, run: acceptInQuestion },
  { name: 'palette', group: 'help', key: 'Mod+k', run: ({ showPalette }) => showPalette() },
  { name: 'help', group: 'help', key: '?', run: ({ showHelp }) => showHelp() },
];
