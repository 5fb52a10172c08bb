import type { Preferences } from '#application/ports/shared/preferences.ts';
import { isSwitchedOn, type Toggle } from '#domain/session/toggles.ts';

/** What is switched in this browser: the entry `postil.toggle.NAME` of its storage says `on` or `off`. */
export class Toggles {
  constructor(private readonly preferences: Preferences) {}

  isOn = (toggle: Toggle): boolean => isSwitchedOn(toggle, this.preferences.read(`toggle.${toggle}`));
}
