import { type KeyboardEvent, useCallback } from 'react';
import { useKeys } from '../../keyboard/use-keys.ts';
import type { SettingsItem } from '../model/settings-item.ts';

/** What is changed goes there and back by the keys that answers do, and is saved by the key that saves drafts. */
export function useItemKeys({ undo, redo, save }: Pick<SettingsItem, 'undo' | 'redo' | 'save'>) {
  const { isFor } = useKeys();
  return useCallback(
    (event: KeyboardEvent) => {
      const { nativeEvent } = event;
      if (isFor('undo', nativeEvent)) undo();
      else if (isFor('redo', nativeEvent)) redo();
      else if (isFor('draft', nativeEvent)) void save();
      else return;
      event.preventDefault();
    },
    [undo, redo, save, isFor],
  );
}
