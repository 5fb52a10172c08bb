import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Combo, comboOf, isSingle, type KeyPress, shownCombo, spokenCombo } from '#domain/keyboard/combo.ts';
import { KeyboardSettings } from '../shared/keyboard-settings.ts';
import { useShared } from '../shared/use-view-model.ts';
import { defaultKeys, type KeyName } from './default-keys.ts';
import type { PartKey } from './part-key.ts';

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The reader's own key for everything that has one; none where it would not act. */
export function useKeys() {
  const keyboard = useShared(KeyboardSettings);
  const { t } = useTranslation();
  return useMemo(() => {
    const combosFor = (name: KeyName): readonly Combo[] => {
      const { key, also } = keyboard.keysOf({ name, ...defaultKeys[name] });
      return [key, also].flatMap((combo) => (combo && (keyboard.usesSingleKeys || !isSingle(combo)) ? [combo] : []));
    };
    const describe = (textOf: (combo: Combo) => string) => (name: KeyName) => {
      const [combo] = combosFor(name);
      return combo === undefined ? undefined : textOf(combo);
    };
    const labelOf = (combo: Combo) => shownCombo(combo, isMac, t('common.ctrl'));
    const shown = describe(labelOf);
    const spoken = describe((combo) => spokenCombo(combo, isMac));
    return {
      labelOf,
      shown,
      /** Every key that does it. */
      allShown: (name: KeyName) => combosFor(name).map(labelOf),
      /** The keys of a part of the screen. */
      shownOf: ({ shown: combos, onMac = combos }: PartKey<string>) => (isMac ? onMac : combos).map(labelOf),
      spoken,
      /** What a button says of the key that does the same. */
      on: (name: KeyName) => ({ hint: shown(name), 'aria-keyshortcuts': spoken(name) }),
      isFor: (name: KeyName, press: KeyPress) => keyboard.isFor({ name, ...defaultKeys[name] }, comboOf(press)),
    };
  }, [keyboard, t]);
}
