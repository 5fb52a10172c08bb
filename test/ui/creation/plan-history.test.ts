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

describe('PlanHistory', () => {
  it('undoes a typed word in one step', () => {
    const history = aHistory();
    for (const name of ['ab', 'abc', 'abcd']) history.change(named(name), 'name');

    history.undo();

    expect(history.plan?.name).toBe('a');
    expect(history.canUndo).toBe(false);
    history.redo();
    expect(history.plan?.name).toBe('abcd');
  });

  it('undoes changes of different inputs one by one', () => {
    const history = aHistory();
    history.change(named('ab'), 'name');
    history.change({ ...named('ab'), externalId: undefined }, 'id');

    history.undo();

    expect(history.plan).toEqual(named('ab'));
  });

  it('starts a new step after an undo', () => {
    const history = aHistory();
    history.change(named('ab'), 'name');
    history.change(named('b'));
    history.undo();
    history.change(named('abc'), 'name');

    expect(history.canRedo).toBe(false);
    history.undo();
    expect(history.plan?.name).toBe('ab');
  });

  it('keeps amended facts through undo and redo', () => {
    const history = aHistory();
    history.change(named('ab'));
    history.amend((plan) => ({ ...plan, split: 'test' }));

    history.undo();

    expect(history.plan).toMatchObject({ name: 'a', split: 'test' });
    history.redo();
    expect(history.plan).toMatchObject({ name: 'ab', split: 'test' });
  });

  it('starts empty with a new plan', () => {
    const history = aHistory();
    history.change(named('ab'));

    history.start(named('c'));
    history.undo();

    expect(history.plan?.name).toBe('c');
    expect(history.canRedo).toBe(false);
  });

  it('keeps 200 steps', () => {
    const history = aHistory();
    for (let step = 1; step <= 250; step += 1) history.change(named(String(step)));
    for (let step = 1; step <= 250; step += 1) history.undo();

    expect(history.plan?.name).toBe('50');
  });
});
