import { type RefObject, useLayoutEffect } from 'react';
import type { RecordsViewModel } from '../model/queue/records-view-model.ts';

/** Moves the focus from the form to the message beside it when a list has ended, which hides the form. */
export function useFocusAtEnd(form: RefObject<HTMLElement | null>, records: RecordsViewModel): void {
  useLayoutEffect(
    () => () => {
      const { activeElement, body } = document;
      const isLost = activeElement === body && records.queue.records.length > 0; // a pressed button was disabled
      const message = document.querySelector<HTMLElement>('[data-reading]');
      if (isLost || form.current?.contains(activeElement)) message?.focus({ preventScroll: true });
    },
    [form, records],
  );
}
