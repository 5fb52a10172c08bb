import { describe, expect, it } from 'vitest';
import type { DatasetPlan } from '#domain/creation/plan/dataset-plan.ts';
import { PlanHistory } from '#ui/creation/plan/plan-history.ts';
import { aPlan } from '../../domain/creation/support/a-plan.ts';

const named = (name: string): DatasetPlan => ({ ...aPlan(), name });

function aHistory() {
  const history = new PlanHistory();
  history.start(named('a'));
  return history;
}

describe('the history of a plan', () => {
  it('takes a word back at once, however many letters it has', () => {
    const history = aHistory();
    for (const name of ['ab', 'abc', 'abcd']) history.change(named(name), 'name');

    history.undo();

    expect(history.plan?.name).toBe('a');
    expect(history.canUndo).toBe(false);
    history.redo();
    expect(history.plan?.name).toBe('abcd');
  });

  it('takes changes of different things back one after the other', () => {
    const history = aHistory();
    history.change(named('ab'), 'name');
    history.change({ ...named('ab'), externalId: undefined }, 'id');

    history.undo();

    expect(history.plan).toEqual(named('ab'));
  });

  it('begins a new step after one was taken back', () => {
    const history = aHistory();
    history.change(named('ab'), 'name');
    history.change(named('b'));
    history.undo();
    history.change(named('abc'), 'name');

    expect(history.canRedo).toBe(false);
    history.undo();
    expect(history.plan?.name).toBe('ab');
  });

  it('keeps what has come to be known, whatever is taken back', () => {
    const history = aHistory();
    history.change(named('ab'));
    history.amend((plan) => ({ ...plan, split: 'test' }));

    history.undo();

    expect(history.plan).toMatchObject({ name: 'a', split: 'test' });
    history.redo();
    expect(history.plan).toMatchObject({ name: 'ab', split: 'test' });
  });

  it('knows nothing of the plan before', () => {
    const history = aHistory();
    history.change(named('ab'));

    history.start(named('c'));
    history.undo();

    expect(history.plan?.name).toBe('c');
    expect(history.canRedo).toBe(false);
  });

  it('forgets what was there more than 200 steps ago', () => {
    const history = aHistory();
    for (let step = 1; step <= 250; step += 1) history.change(named(String(step)));
    for (let step = 1; step <= 250; step += 1) history.undo();

    expect(history.plan?.name).toBe('50');
  });
});
