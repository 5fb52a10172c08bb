import { afterEach, expect } from 'vitest';

const warnings: string[] = [];
const { warn } = console;

/** MobX only warns where something is changed outside of an action: a test fails by it. */
console.warn = (...said: readonly unknown[]) => {
  if (String(said[0]).startsWith('[MobX]')) warnings.push(String(said[0]));
  warn(...said);
};

afterEach(() => {
  expect(warnings.splice(0)).toEqual([]);
});
