import { autorun, isObservable } from 'mobx';
import { describe, expect, it } from 'vitest';
import { makeStateObservable } from '#ui/shared/make-state-observable.ts';

class Counter {
  names: readonly string[] = [];
  private readonly seen = new Map<string, number>();
  private limit: number | undefined;

  constructor(
    readonly store: { entries: string[] },
    private readonly report: (name: string) => void,
  ) {
    makeStateObservable(this);
  }

  get size() {
    return this.names.length;
  }

  get isFull() {
    return this.limit !== undefined && this.size >= this.limit;
  }

  add(name: string) {
    this.seen.set(name, this.size);
    this.names = [...this.names, name];
    this.report(name);
  }

  limitTo(limit: number) {
    this.limit = limit;
  }

  addTwo(one: string, other: string) {
    this.add(one);
    this.add(other);
  }
}

function watchedCounter() {
  const store = { entries: ['a'] };
  const reported: string[] = [];
  const counter = new Counter(store, (name) => reported.push(name));
  const shown: string[] = [];
  autorun(() => shown.push(`${counter.size}${counter.isFull ? ' full' : ''}`));
  return { counter, store, reported, shown };
}

describe('makeStateObservable', () => {
  it('notifies about every field that is assigned, also a private one without an initial value', () => {
    const { counter, shown } = watchedCounter();

    counter.add('ann');
    counter.limitTo(1);

    expect(shown).toEqual(['0', '1', '1 full']);
  });

  it('makes no collaborator observable, even a plain object or a map', () => {
    const { counter, store } = watchedCounter();

    expect(counter.store).toBe(store);
    expect(isObservable(store)).toBe(false);
    expect(isObservable(store.entries)).toBe(false);
    expect(isObservable(Reflect.get(counter, 'seen'))).toBe(false);
  });

  it('keeps values as they were assigned', () => {
    const { counter } = watchedCounter();

    counter.add('ann');

    expect(isObservable(counter.names)).toBe(false);
  });

  it('calls an injected function as it is', () => {
    const { counter, reported } = watchedCounter();

    counter.add('ann');

    expect(reported).toEqual(['ann']);
  });

  it('binds methods, and notifies once after several changes in one of them', () => {
    const { counter, shown } = watchedCounter();
    const { addTwo } = counter;

    addTwo('ann', 'ben');

    expect(shown).toEqual(['0', '2']);
  });
});
