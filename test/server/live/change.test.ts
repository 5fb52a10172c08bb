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
    'follow from the event: %o',
    (happening, progress, settings, records) => {
      expect(changeOf(happening)).toEqual({ progress, settings, records, list: false });
    },
  );

  it.each([
    [{ type: 'audience.updated' }, false],
    [{ type: 'dataset.created', datasetId }, true],
    [{ type: 'dataset.deleted', datasetId }, true],
  ] satisfies (readonly [ChangeEvent, boolean])[])('to the list follow from %o', (happening, settings) => {
    expect(changeOf(happening)).toEqual({ progress: false, settings, records: null, list: true });
  });

  it('within a short time are merged, each record once', () => {
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
  ] satisfies (readonly [string, ChangeEvent[]])[])('with too many records %s name none', (_, happenings) => {
    expect(of(...happenings)?.records).toEqual({ all: true });
  });

  it('that include a change of the list change the list', () => {
    expect(of({ type: 'settings.updated', datasetId }, { type: 'dataset.deleted', datasetId })?.list).toBe(true);
  });

  it('from an older process count as changes of the list', () => {
    const change = { progress: false, settings: true, records: null };

    expect(readMessage(JSON.stringify({ from: 'a', dataset: null, change }))?.change.list).toBe(true);
  });

  it('in an unknown format are ignored', () => {
    expect(readMessage('{"from":1}')).toBeUndefined();
    expect(readMessage('nothing')).toBeUndefined();
  });
});
