import { useEffect, useLayoutEffect, useMemo } from 'react';
import { Clock } from '#application/ports/shared/clock.ts';
import { comboOf, digitOf, isSingle } from '#domain/keyboard/combo.ts';
import { isComposing, isControl, isModalOpen, isTyping } from '../../keyboard/key-event.ts';
import { KeyboardSettings } from '../../shared/keyboard-settings.ts';
import { useShared } from '../../shared/use-view-model.ts';
import { DigitEntry } from '../questions/digit-entry.ts';
import { answerByDigit, isStrayEnter } from './answer-by-digit.ts';
import { gestures } from './gestures.ts';
import { type Shortcut, type ShortcutActions, shortcuts } from './shortcuts.ts';

const isOnMenu = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role=menu], [role=listbox], [role=dialog]') !== null;

const belongsElsewhere = (event: KeyboardEvent) =>
  event.defaultPrevented || isComposing(event) || isModalOpen() || isOnMenu(event.target);

/** Enter and the space bar press the focused button. */
const pressesControl = ({ key, target }: KeyboardEvent) => (key === 'Enter' || key === ' ') && isControl(target);

const mayAct = ({ inText }: Shortcut, event: KeyboardEvent) => {
  const isAlone = isSingle(comboOf(event) ?? '');
  return isTyping(event.target) ? inText && !isAlone : !isAlone || !pressesControl(event);
};

export function useShortcuts(actions: ShortcutActions) {
  const { target } = actions;
  const clock = useShared(Clock);
  const keyboard = useShared(KeyboardSettings);
  const digits = useMemo(() => new DigitEntry(clock, answerByDigit(target, keyboard)), [clock, target, keyboard]);
  useLayoutEffect(() => () => digits.flush(), [digits]); // before the page keeps its draft

  useEffect(() => {
    let before: string | undefined;
    const act = (event: KeyboardEvent) => {
      const shortcut = shortcutFor(event, keyboard);
      if (shortcut)
        return (shortcut.name === 'submit' && isStrayEnter(target, keyboard)) || run(shortcut, actions, event);
      return gestures.find(({ when }) => when(event, before))?.run({ target, digits }, event) ?? false;
    };
    const handleKey = (event: KeyboardEvent) => {
      if (belongsElsewhere(event) || !keyboard.isEnabled(event)) return;
      if (digitOf(event) === undefined) digits.flush();
      if (act(event)) event.preventDefault();
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      handleKey(event);
      before = event.key;
    };
    const handlePointerDown = () => {
      digits.flush();
      before = undefined;
    };
    addEventListener('keydown', handleKeyDown);
    addEventListener('pointerdown', handlePointerDown);
    return () => {
      removeEventListener('keydown', handleKeyDown);
      removeEventListener('pointerdown', handlePointerDown);
    };
  }, [target, digits, actions, keyboard]);
}

function shortcutFor(event: KeyboardEvent, keyboard: KeyboardSettings): Shortcut | undefined {
  const combo = comboOf(event);
  const isThere = ({ where }: Shortcut) => where?.(event.target) ?? true;
  return shortcuts.find((each) => keyboard.isFor(each, combo) && isThere(each) && mayAct(each, event));
}

function run(shortcut: Shortcut, actions: ShortcutActions, { repeat }: KeyboardEvent): true {
  if (!repeat || shortcut.repeats) shortcut.run(actions);
  return true;
}
