import { expect, it } from 'vitest';
import { RandomPasswords } from '#infrastructure/browser/secrets/random-passwords.ts';

it('passwords that are made up are all different, and use every letter', () => {
  const passwords = Array.from({ length: 200 }, () => new RandomPasswords().generate());

  expect(new Set(passwords).size).toBe(200);
  expect(new Set(passwords.join('').replaceAll('-', '')).size).toBe(52);
});
