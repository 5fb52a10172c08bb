import { describe, expect, it } from 'vitest';
import { historyStep } from '#domain/criteria/url/query.ts';

describe('historyStep', () => {
  it('makes a new history entry if a query already exists', () => {
    expect(historyStep({ status: 'pending' }, { status: 'draft' })).toBe('push');
    expect(historyStep({ status: 'pending' }, { status: 'pending', page: '2' })).toBe('push');
  });

  it('replaces the entry if there was no query yet', () => {
    expect(historyStep({}, { status: 'draft' })).toBe('replace');
  });

  it('stays where it is if nothing changes', () => {
    expect(historyStep({ status: 'draft', page: '1' }, { page: '1', status: 'draft' })).toBe('stay');
    expect(historyStep({}, {})).toBe('stay');
  });
});
