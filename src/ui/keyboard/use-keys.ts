import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Combo, comboOf, isSingle, type KeyPress, shownCombo, spokenCombo } from '#domain/keyboard/combo.ts';
import { KeyboardSettings } from '../shared/keyboard-settings.ts';
import { useShared } from '../shared/use-view-model.ts';
import { defaultKeys, type KeyName } from './default-keys.ts';
import type { FixedKey } from './fixed-key.ts';

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Keys of the actions for this user; undefined for single keys while they are switched off. */
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
      allShown: (name: KeyName) => combosFor(name).map(labelOf),
      shownOf: ({ shown: combos, onMac = combos }: FixedKey<string>) => (isMac ? onMac : combos).map(labelOf),
      spoken,
      on: (name: KeyName) => ({ hint: shown(name), 'aria-keyshortcuts': spoken(name) }),
      isFor: (name: KeyName, press: KeyPress) => keyboard.isFor({ name, ...defaultKeys[name] }, comboOf(press)),
    };
  }, [keyboard, t]);
}
