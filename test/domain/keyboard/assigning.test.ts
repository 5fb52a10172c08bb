import { describe, expect, it } from 'vitest';
import { refusalOf } from '#domain/keyboard/assigning.ts';

const submit = { name: 'submit', key: 'Enter' };
const discard = { name: 'discard', key: 'Backspace' };
const draft = { name: 'draft', key: 'Mod+s', inText: true };
const redo = { name: 'redo', key: 'Mod+Shift+z', also: 'Mod+y' };
const all = [submit, discard, draft, redo];

describe('a new key for an action', () => {
  it('is allowed if no other action has it', () => {
    expect(refusalOf('F2', submit, all)).toBeUndefined();
    expect(refusalOf('Mod+Enter', draft, all)).toBeUndefined();
  });

  it('is allowed if the same action has it already', () => {
    expect(refusalOf('Enter', submit, all)).toBeUndefined();
  });

  it.each([
    ['Backspace', 'what has it already', { kind: 'taken', by: 'discard' }],
    ['Mod+y', 'what has it besides', { kind: 'taken', by: 'redo' }],
    ['3', 'the options', { kind: 'digit' }],
    ['Tab', 'moving about', { kind: 'fixed' }],
    ['Mod+w', 'the browser', { kind: 'browser' }],
  ])('is refused: %s stays with %s', (combo, _, refusal) => {
    expect(refusalOf(combo, submit, all)).toEqual(refusal);
  });

  it('is refused if it types a character while the action works in texts', () => {
    expect(refusalOf('d', draft, all)).toEqual({ kind: 'writes' });
  });
});
