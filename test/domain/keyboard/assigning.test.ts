import { describe, expect, it } from 'vitest';
import { refusalOf } from '#domain/keyboard/assigning.ts';

const submit = { name: 'submit', key: 'Enter' };
const discard = { name: 'discard', key: 'Backspace' };
const draft = { name: 'draft', key: 'Mod+s', inText: true };
const redo = { name: 'redo', key: 'Mod+Shift+z', also: 'Mod+y' };
const all = [submit, discard, draft, redo];

describe('a new key for an action', () => {
  it('is theirs where nothing else has it', () => {
    expect(refusalOf('F2', submit, all)).toBeUndefined();
    expect(refusalOf('Mod+Enter', draft, all)).toBeUndefined();
  });

  it('is theirs where the very same has it already', () => {
    expect(refusalOf('Enter', submit, all)).toBeUndefined();
  });

  it.each([
    ['Backspace', 'what has it already', { kind: 'taken', by: 'discard' }],
    ['Mod+y', 'what has it besides', { kind: 'taken', by: 'redo' }],
    ['3', 'the options', { kind: 'digit' }],
    ['Tab', 'moving about', { kind: 'fixed' }],
    ['Mod+w', 'the browser', { kind: 'browser' }],
  ])('%s stays with %s', (combo, _, refusal) => {
    expect(refusalOf(combo, submit, all)).toEqual(refusal);
  });

  it('writes something where it is to act in a text too', () => {
    expect(refusalOf('d', draft, all)).toEqual({ kind: 'writes' });
  });
});
