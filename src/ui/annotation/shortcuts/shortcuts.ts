import type { Action } from '#domain/annotation/actions.ts';
import type { AssignableAction } from '#domain/keyboard/assigning.ts';
import { defaultKeys, type KeyName } from '../../keyboard/default-keys.ts';
import { isInQuestion } from '../../keyboard/key-event.ts';
import type { ShortcutTarget } from '../model/shortcut-target.ts';
import {
  acceptInQuestion,
  goToPosition,
  goToQuestion,
  goToSearch,
  writeInQuestion,
} from '../questions/question-focus.ts';

export interface ShortcutActions {
  readonly target: ShortcutTarget;
  readonly showHelp: () => void;
  readonly showPalette: () => void;
}

export interface Shortcut extends AssignableAction {
  readonly name: KeyName;
  readonly group: 'answer' | 'record' | 'help';
  readonly repeats?: boolean;
  readonly where?: (target: EventTarget | null) => boolean;
  readonly can?: (viewModel: ShortcutTarget) => boolean;
  readonly run: (actions: ShortcutActions) => void;
}

/** Submit also performs validate, which replaces it. */
const action = (action: Action, name: KeyName): Shortcut => ({
  name,
  group: 'record',
  ...defaultKeys[name],
  can: ({ actions }) => actions.offers.some((offer) => standsFor(offer.action, action) && !offer.disabled),
  run: ({ target }) => target.actions.perform(action),
});
const standsFor = (offered: Action, wanted: Action) =>
  offered === wanted || (offered === 'validate' && wanted === 'submit');

/** All shortcuts; the help, the palette and the settings show this table. */
export const shortcuts: readonly Shortcut[] = [
  action('submit', 'submit'),
  action('submit', 'submitAnywhere'),
  action('discard', 'discard'),
  action('draft', 'draft'),
  action('clear', 'clear'),
  action('reset', 'reset'),
  {
    name: 'undo',
    group: 'record',
    ...defaultKeys.undo,
    repeats: true,
    can: ({ history }) => history.canUndo || history.loading !== undefined,
    run: ({ target }) => target.actions.undo(),
  },
  {
    name: 'redo',
    group: 'record',
    ...defaultKeys.redo,
    repeats: true,
    can: ({ history }) => history.canRedo || history.loading !== undefined,
    run: ({ target }) => target.actions.redo(),
  },
  {
    name: 'next',
    group: 'record',
    ...defaultKeys.next,
    repeats: true,
    can: ({ canGo }) => canGo.next,
    run: ({ target }) => target.next(),
  },
  {
    name: 'previous',
    group: 'record',
    ...defaultKeys.previous,
    repeats: true,
    can: ({ canGo }) => canGo.previous,
    run: ({ target }) => target.previous(),
  },
  {
    name: 'jump',
    group: 'record',
    ...defaultKeys.jump,
    can: ({ canGo }) => canGo.anywhere,
    run: goToPosition,
  },
  { name: 'find', group: 'record', ...defaultKeys.find, run: goToSearch },
  {
    name: 'nextQuestion',
    group: 'answer',
    ...defaultKeys.nextQuestion,
    where: isInQuestion,
    run: () => goToQuestion(1),
  },
  {
    name: 'previousQuestion',
    group: 'answer',
    ...defaultKeys.previousQuestion,
    where: isInQuestion,
    run: () => goToQuestion(-1),
  },
  { name: 'write', group: 'answer', ...defaultKeys.write, where: isInQuestion, run: writeInQuestion },
  { name: 'accept', group: 'answer', ...defaultKeys.accept, where: isInQuestion, run: acceptInQuestion },
  { name: 'palette', group: 'help', ...defaultKeys.palette, run: ({ showPalette }) => showPalette() },
  { name: 'help', group: 'help', ...defaultKeys.help, run: ({ showHelp }) => showHelp() },
];
