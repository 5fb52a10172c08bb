import { describe, expect, it } from 'vitest';
import { makePassword, passwordProblems } from '#domain/session/password.ts';

describe('a password', () => {
  it.each(['12345678', 'p'.repeat(100), '🔑'.repeat(8)])('%s can be taken', (password) => {
    expect(passwordProblems(password)).toEqual([]);
  });

  it.each(['1234567', 'p'.repeat(101), '🔑'.repeat(7)])('%s is too short or too long', (password) => {
    expect(passwordProblems(password)).toEqual([{ key: 'validation.password', values: { min: 8, max: 100 } }]);
  });

  it('is required', () => {
    expect(passwordProblems('')).toEqual([{ key: 'validation.required' }]);
  });

  it('is generated with five groups of unambiguous letters', () => {
    let next = 0;
    const everyLetter = (bound: number) => next++ % bound;

    const passwords = Array.from({ length: 10 }, () => makePassword(everyLetter));

    expect(passwords.every((password) => /^(\w{4}-){4}\w{4}$/.test(password))).toBe(true);
    expect(passwords.join('')).not.toMatch(/[0OoIl15S2Z]/);
    expect(passwordProblems(passwords[0] ?? '')).toEqual([]);
  });
});
