import type { Preferences } from '#application/ports/shared/preferences.ts';
import { isSwitchedOn, type Toggle } from '#domain/session/toggles.ts';

/** Switches of this browser: the storage key `postil.toggle.NAME` is `on` or `off`. */
export class Toggles {
  constructor(private readonly preferences: Preferences) {}

  isOn = (toggle: Toggle): boolean => isSwitchedOn(toggle, this.preferences.read(`toggle.${toggle}`));
}
