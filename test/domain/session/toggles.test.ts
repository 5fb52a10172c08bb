import { expect, it } from 'vitest';
import { isSwitchedOn, type Toggle, toggles } from '#domain/session/toggles.ts';

const names = Object.keys(toggles) as readonly Toggle[];

it.each(names)('%s is restored from its stored value', (toggle) => {
  expect(isSwitchedOn(toggle, 'on')).toBe(true);
  expect(isSwitchedOn(toggle, 'off')).toBe(false);
});

it.each(names)('%s has its default for other stored values', (toggle) => {
  for (const stored of [undefined, '', 'true', 'OFF']) expect(isSwitchedOn(toggle, stored)).toBe(toggles[toggle]);
});
