import { expect, it } from 'vitest';
import { RandomPasswords } from '#infrastructure/browser/secrets/random-passwords.ts';

it('generated passwords are all different, and use each of 52 characters', () => {
  const passwords = Array.from({ length: 200 }, () => new RandomPasswords().generate());

  expect(new Set(passwords).size).toBe(200);
  expect(new Set(passwords.join('').replaceAll('-', '')).size).toBe(52);
});
