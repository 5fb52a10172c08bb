import { useEffect, useMemo } from 'react';
import { Clock } from '#application/ports/shared/clock.ts';
import { KeyboardSettings } from '../../shared/keyboard-settings.ts';
import { useShared } from '../../shared/use-view-model.ts';
import type { AnnotationViewModel } from '../annotation-view-model.ts';
import { shortcuts } from '../shortcuts.ts';
import { DigitEntry } from './digit-entry.ts';
import { digitOf, isComposing } from './key-event.ts';

const belongsElsewhere = (event: KeyboardEvent) =>
  event.defaultPrevented || isComposing(event) || document.querySelector('dialog[open]') !== null;

/** Listens for the keys of the table while no dialog is open. */
export function useShortcuts(viewModel: AnnotationViewModel, showHelp: () => void) {
  const clock = useShared(Clock);
  const keyboard = useShared(KeyboardSettings);
  const digits = useMemo(() => new DigitEntry(clock, viewModel.form.press), [clock, viewModel]);

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (belongsElsewhere(event) || !keyboard.heeds(event)) return;
      const shortcut = shortcuts.find(({ when }) => when(event));
      if (!shortcut) return;
      event.preventDefault();
      if (digitOf(event) === undefined) digits.flush();
      shortcut.run({ viewModel, digits, showHelp }, event);
    };
    addEventListener('keydown', handleKeyDown);
    return () => removeEventListener('keydown', handleKeyDown);
  }, [viewModel, digits, showHelp, keyboard]);
}
