import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Combo, comboOf, isSingle, type KeyPress, shownCombo, spokenCombo } from '#domain/keyboard/combo.ts';
import { KeyboardSettings } from '../../shared/keyboard-settings.ts';
import { useShared } from '../../shared/use-view-model.ts';
import { commonKeys, type KeyName } from './common-keys.ts';

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The reader's own key for everything that has one; none where it would not act. */
export function useKeys() {
  const keyboard = useShared(KeyboardSettings);
  const { t } = useTranslation();
  return useMemo(() => {
    const comboFor = (name: KeyName) => {
      const combo = keyboard.keyOf({ name, ...commonKeys[name] });
      return keyboard.usesSingleKeys || !isSingle(combo) ? combo : undefined;
    };
    const told = (tell: (combo: Combo) => string) => (name: KeyName) => {
      const combo = comboFor(name);
      return combo === undefined ? undefined : tell(combo);
    };
    const labelOf = (combo: Combo) => shownCombo(combo, isMac, t('keys.ctrl'));
    const shown = told(labelOf);
    const spoken = told((combo) => spokenCombo(combo, isMac));
    return {
      isMac,
      labelOf,
      shown,
      spoken,
      /** What a button says of the key that does the same. */
      on: (name: KeyName) => ({ hint: shown(name), 'aria-keyshortcuts': spoken(name) }),
      isFor: (name: KeyName, press: KeyPress) => keyboard.isFor({ name, ...commonKeys[name] }, comboOf(press)),
    };
  }, [keyboard, t]);
}
