import { describe, expect, it } from 'vitest';
import {
  chooseSplit,
  chooseSubset,
  chooseWorkspace,
  type DatasetPlan,
  mappedFields,
  moveItem,
  newPlan,
  rename,
  rowsOf,
  setGuidelines,
  setMinSubmitted,
  settingsOf,
  textFields,
} from '#domain/creation/plan/dataset-plan.ts';
import { mapField, moveField } from '#domain/creation/plan/plan-fields.ts';
import type { RowSource } from '#domain/creation/source/row-source.ts';
import { aPlan, hub, workspace } from '../support/a-plan.ts';

describe('the plan of a dataset', () => {
  it('starts with the first subset, its first split, the name of the hub and the first workspace', () => {
    expect(aPlan()).toMatchObject({
      subset: 'main',
      split: 'train',
      name: 'reviews',
      workspace: { kind: 'existing', workspace },
      fields: hub.subsets[0]?.fields,
      questions: hub.subsets[0]?.questions,
      metadata: hub.subsets[0]?.metadata,
      externalId: 'id',
    });
  });

  it('takes guidelines and minimum from the file until the user changes them', () => {
    const setUp = {
      guidelines: 'Read.',
      distribution: { strategy: 'overlap', minSubmitted: 3 },
      allowExtraMetadata: false,
    };
    const known = newPlan({ ...hub, setUp } as RowSource, [workspace]) as DatasetPlan;

    expect(settingsOf(aPlan())).toEqual({
      guidelines: undefined,
      distribution: { strategy: 'overlap', minSubmitted: 1 },
    });
    expect(settingsOf(known)).toEqual(setUp);
    expect(settingsOf(setMinSubmitted(setGuidelines(known, ' Twice. '), 2))).toEqual({
      guidelines: 'Twice.',
      distribution: { strategy: 'overlap', minSubmitted: 2 },
      allowExtraMetadata: false,
    });
  });

  it('starts without a workspace if there is none', () => {
    expect(newPlan(hub, [])?.workspace).toBeUndefined();
  });

  it('is undefined for a repository without a subset', () => {
    expect(newPlan({ ...hub, subsets: [] }, [workspace])).toBeUndefined();
  });

  it('takes the fields, questions and splits of another subset, and keeps name and workspace', () => {
    const plan = chooseSubset(rename(aPlan(), 'mine'), 'small');

    expect(plan).toMatchObject({ subset: 'small', split: 'train', name: 'mine', workspace: { kind: 'existing' } });
    expect(plan.fields).toEqual(hub.subsets[1]?.fields);
    expect(plan.externalId).toBeUndefined();
  });

  it('keeps the changes when the subset is the same or unknown', () => {
    const plan = mapField(aPlan(), 'lang', 'no mapping');

    expect(chooseSubset(plan, 'main')).toBe(plan);
    expect(chooseSubset(plan, 'huge')).toBe(plan);
  });

  it('takes another split of the subset, and the number of its rows', () => {
    const plan = chooseSplit(aPlan(), 'test');

    expect(plan.split).toBe('test');
    expect(rowsOf(plan)).toBe(4);
    expect(chooseSplit(plan, 'validation')).toBe(plan);
    expect(rowsOf(chooseSubset(plan, 'small'))).toBeUndefined();
    expect(rowsOf({ ...plan, split: undefined })).toBeUndefined();
  });

  it('accepts an existing or a new workspace', () => {
    expect(chooseWorkspace(aPlan(), { kind: 'new', name: 'fresh' }).workspace).toEqual({ kind: 'new', name: 'fresh' });
    expect(chooseWorkspace(aPlan(), undefined).workspace).toBeUndefined();
  });

  it('maps a field to one of its choices, and to nothing else', () => {
    const plan = mapField(aPlan(), 'text', 'no mapping');

    expect(mappedFields(plan).map(({ name }) => name)).toEqual(['lang', 'photo', 'talk']);
    expect(textFields(plan)).toEqual(['lang']);
    expect(textFields(mapField(plan, 'text', 'text'))).toEqual(['text', 'lang']);
    expect(mapField(plan, 'photo', 'text')).toEqual(plan);
    expect(mapField(plan, 'nowhere', 'text')).toEqual(plan);
  });

  it('puts its fields in another order', () => {
    const plan = moveField(aPlan(), 0, 2);

    expect(plan.fields.map(({ name }) => name)).toEqual(['lang', 'photo', 'text', 'talk', 'flag']);
  });
});

describe('moved', () => {
  it.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 1, ['a', 'b', 'c']],
    [3, 0, ['a', 'b', 'c']],
    [0, 3, ['a', 'b', 'c']],
    [-1, 0, ['a', 'b', 'c']],
  ])('from %i to %i gives %j', (from, to, expected) => {
    expect(moveItem(['a', 'b', 'c'], from, to)).toEqual(expected);
  });
});
