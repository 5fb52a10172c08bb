import { describe, expect, it } from 'vitest';
import { type Change, changeOf, merge, readMessage } from '#server/live/change.ts';
import type { ChangeEvent } from '#server/live/change-event.ts';

const datasetId = 'reviews';
const none = { created: [], updated: [], deleted: [], completed: [] };
const of = (...happenings: readonly ChangeEvent[]) =>
  happenings.map(changeOf).reduce<Change | undefined>((sum, each) => merge(sum, each), undefined);
const manyIds = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);

describe('changes', () => {
  it.each([
    [{ type: 'record.created', datasetId, ids: ['a'] }, true, false, { ...none, created: ['a'] }],
    [{ type: 'record.deleted', datasetId, ids: ['a'] }, true, false, { ...none, deleted: ['a'] }],
    [{ type: 'record.created', datasetId }, true, false, { all: true }],
    [{ type: 'response.created', datasetId, ids: ['r'] }, true, false, null],
    [{ type: 'settings.updated', datasetId }, false, true, null],
    [{ type: 'dataset.published', datasetId }, false, true, null],
  ] satisfies (readonly [ChangeEvent, boolean, boolean, object | null])[])(
    'come from what happened: %o',
    (happening, progress, settings, records) => {
      expect(changeOf(happening)).toEqual({ progress, settings, records, list: false });
    },
  );

  it.each([
    [{ type: 'audience.updated' }, false],
    [{ type: 'dataset.created', datasetId }, true],
    [{ type: 'dataset.deleted', datasetId }, true],
  ] satisfies (readonly [ChangeEvent, boolean])[])('of the list come from %o', (happening, settings) => {
    expect(changeOf(happening)).toEqual({ progress: false, settings, records: null, list: true });
  });

  it('that come together are told as one, each record once', () => {
    const merged = of(
      { type: 'record.updated', datasetId, ids: ['a', 'b'] },
      { type: 'record.updated', datasetId, ids: ['b', 'c'] },
      { type: 'settings.updated', datasetId },
    );

    expect(merged).toEqual({
      progress: true,
      settings: true,
      records: { ...none, updated: ['a', 'b', 'c'] },
      list: false,
    });
  });

  it.each([
    ['at once', [{ type: 'record.created', datasetId, ids: manyIds(101) }]],
    [
      'together',
      [
        { type: 'record.created', datasetId, ids: manyIds(60) },
        { type: 'record.deleted', datasetId, ids: manyIds(60) },
      ],
    ],
  ] satisfies (readonly [string, ChangeEvent[]])[])('of too many records %s name none', (_, happenings) => {
    expect(of(...happenings)?.records).toEqual({ all: true });
  });

  it('of a list among others are changes of the list', () => {
    expect(of({ type: 'settings.updated', datasetId }, { type: 'dataset.deleted', datasetId })?.list).toBe(true);
  });

  it('from a process that knows of no list may be changes of the list', () => {
    const change = { progress: false, settings: true, records: null };

    expect(readMessage(JSON.stringify({ from: 'a', dataset: null, change }))?.change.list).toBe(true);
  });

  it('that no process of ours would tell are not heard', () => {
    expect(readMessage('{"from":1}')).toBeUndefined();
    expect(readMessage('nothing')).toBeUndefined();
  });
});
