import { describe, expect, it } from 'vitest';
import {
  append,
  current,
  findLoaded,
  goTo,
  inView,
  nextFetch,
  positionInQueue,
  unloadDistant,
  unloadedInView,
  upsert,
} from '#domain/annotation/queue.ts';
import { limits } from '#domain/shared/limits.ts';
import { aRecord, someRecords } from '../../../support/builders.ts';
import { answered, focus, loaded, pages } from '../../../support/queues.ts';

const { maxLoadedDistance } = limits;
const nothing = () => false;
/** Records 1 to 80 are loaded, the first 70 are submitted, and 71 is in view. */
const long = goTo(answered(loaded(1, 80, 100), 70), 71);
const light = unloadDistant(long, nothing);

describe('A record far from the current page', () => {
  it('keeps its position only', () => {
    expect(pages(light)).toEqual(pages(long));
    expect(findLoaded(light, 'record-20')).toBeUndefined();
    expect(positionInQueue(light, 'record-20')).toBe(20);
    expect(findLoaded(light, 'record-21')).toEqual(findLoaded(long, 'record-21'));
    expect(positionInQueue(light, 'record-81')).toBeUndefined();
  });

  it('is unloaded before and after the page', () => {
    const back = unloadDistant(goTo(loaded(1, 80, 100), 10), nothing);

    expect(findLoaded(back, `record-${10 + maxLoadedDistance}`)).toBeDefined();
    expect(findLoaded(back, `record-${11 + maxLoadedDistance}`)).toBeUndefined();
  });

  it('stays loaded while it is needed', () => {
    const queue = unloadDistant(long, (id) => id === 'record-3');

    expect(findLoaded(queue, 'record-3')).toEqual(findLoaded(long, 'record-3'));
    expect(findLoaded(queue, 'record-4')).toBeUndefined();
  });

  it('is unloaded once: the queue stays the same value', () => {
    expect(unloadDistant(light, nothing)).toBe(light);
    expect(unloadDistant(loaded(1, 20, 60), nothing)).toEqual(loaded(1, 20, 60));
  });

  it('is fetched again once it is in view', () => {
    const back = goTo(light, 20);

    expect([current(back), unloadedInView(back)]).toEqual([undefined, 'record-20']);
    expect(inView(back, 3).map(({ page }) => page)).toEqual([21, 22]);
    expect(unloadedInView(light)).toBeUndefined();
    expect(unloadedInView(goTo(light, 90))).toBeUndefined();
  });

  it('is loaded again after its fetch', () => {
    const back = upsert(goTo(light, 20), aRecord({ page: 20 }));

    expect(current(back)?.id).toBe('record-20');
    expect(pages(back)).toEqual(pages(long));
  });

  it('does not change the next fetch', () => {
    expect(nextFetch(light, focus)).toEqual(nextFetch(long, focus));
    expect(nextFetch(goTo(light, 20), focus)).toBeUndefined();
  });

  it('is not inserted twice when the server lists it again', () => {
    const stretch = { page: 81, limit: 20, offset: 0 };
    const fetched = { records: someRecords(1, 20), total: 100 };

    expect(pages(append(light, fetched, stretch))).toEqual(pages(light));
  });
});
