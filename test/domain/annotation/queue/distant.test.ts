import { describe, expect, it } from 'vitest';
import {
  append,
  current,
  distantInView,
  find,
  goTo,
  inView,
  lighten,
  nextStretch,
  placeOf,
  put,
} from '#domain/annotation/queue.ts';
import { limits } from '#domain/shared/limits.ts';
import { aRecord, someRecords } from '../../../support/builders.ts';
import { answered, focus, loaded, pages } from '../../../support/queues.ts';

const { focusKept } = limits;
const nothing = () => false;
/** Records 1 to 80 are loaded, the first 70 are submitted, and 71 is in view. */
const long = goTo(answered(loaded(1, 80, 100), 70), 71);
const light = lighten(long, nothing);

describe('What lies far from the record in view', () => {
  it('keeps its place only', () => {
    expect(pages(light)).toEqual(pages(long));
    expect(find(light, 'record-20')).toBeUndefined();
    expect(placeOf(light, 'record-20')).toBe(20);
    expect(find(light, 'record-21')).toEqual(find(long, 'record-21'));
    expect(placeOf(light, 'record-81')).toBeUndefined();
  });

  it('is let go of behind and ahead', () => {
    const back = lighten(goTo(loaded(1, 80, 100), 10), nothing);

    expect(find(back, `record-${10 + focusKept}`)).toBeDefined();
    expect(find(back, `record-${11 + focusKept}`)).toBeUndefined();
  });

  it('stays where it is still needed', () => {
    const queue = lighten(long, (id) => id === 'record-3');

    expect(find(queue, 'record-3')).toEqual(find(long, 'record-3'));
    expect(find(queue, 'record-4')).toBeUndefined();
  });

  it('is let go of once: a queue that is light is the same', () => {
    expect(lighten(light, nothing)).toBe(light);
    expect(lighten(loaded(1, 20, 60), nothing)).toEqual(loaded(1, 20, 60));
  });

  it('is wanted by itself once it is in view', () => {
    const back = goTo(light, 20);

    expect([current(back), distantInView(back)]).toEqual([undefined, 'record-20']);
    expect(inView(back, 3).map(({ page }) => page)).toEqual([21, 22]);
    expect(distantInView(light)).toBeUndefined();
    expect(distantInView(goTo(light, 90))).toBeUndefined();
  });

  it('is at hand again once it was fetched', () => {
    const back = put(goTo(light, 20), aRecord({ page: 20 }));

    expect(current(back)?.id).toBe('record-20');
    expect(pages(back)).toEqual(pages(long));
  });

  it('changes nothing about what is fetched next', () => {
    expect(nextStretch(light, focus)).toEqual(nextStretch(long, focus));
    expect(nextStretch(goTo(light, 20), focus)).toBeUndefined();
  });

  it('is not taken in twice where the server lists it again', () => {
    const stretch = { page: 81, limit: 20, offset: 0 };
    const fetched = { records: someRecords(1, 20), total: 100 };

    expect(pages(append(light, fetched, stretch))).toEqual(pages(light));
  });
});
