import { describe, expect, it } from 'vitest';
import { chooseWorkspace, type DatasetPlan } from '#domain/creation/plan/dataset-plan.ts';
import { type CreationStep, creationSteps } from '#domain/creation/running/creation-progress.ts';
import { emptySource } from '#domain/creation/source/empty-source.ts';
import { aPlan } from '../../domain/creation/support/a-plan.ts';
import { aCreationListener, aServer } from './support/a-server.ts';

const plan = aPlan({ vectors: [{ name: 'meaning', dimensions: 3 }] });
const inNewOne = chooseWorkspace(plan, { kind: 'new', name: ' team 2 ' });

async function create(given: DatasetPlan, broken?: string, stopsAt?: CreationStep) {
  const { calls, rowImport, createDataset } = aServer(broken);
  const { steps, workspaces, listener } = aCreationListener(stopsAt);
  const outcome = await createDataset
    .execute(given, rowImport, listener)
    .catch((error: Error) => error.constructor.name);
  return { calls, steps, workspaces, outcome };
}

describe('creating a dataset', () => {
  it('creates the workspace, the dataset and its parts in their order, publishes, imports and follows', async () => {
    const { calls, steps, outcome } = await create(inNewOne);

    expect(calls).toEqual([
      'workspace team 2',
      'dataset reviews in w9',
      'field text',
      'field lang',
      'field photo',
      'field talk',
      'question mood',
      'question topics',
      'metadata length',
      'metadata weight',
      'vector meaning',
      'publish',
      'import d1 w9',
      'follow',
    ]);
    expect(steps).toEqual(creationSteps);
    expect(outcome).toEqual({ datasetId: 'd1', isStillImporting: false });
  });

  it('creates no workspace where one is chosen', async () => {
    const { calls, steps, workspaces } = await create(plan);

    expect(calls[0]).toBe('dataset reviews in w1');
    expect(steps).toEqual(creationSteps.slice(1));
    expect(workspaces).toEqual([]);
  });

  it('imports nothing where there are no rows', async () => {
    const { calls, steps, outcome } = await create({ ...plan, source: emptySource });

    expect(calls.at(-1)).toBe('publish');
    expect(steps.at(-1)).toBe('publish');
    expect(outcome).toEqual({ datasetId: 'd1', isStillImporting: false });
  });

  it('fails without a workspace', async () => {
    expect((await create(chooseWorkspace(plan, undefined))).outcome).toBe('Error');
  });

  it.each<[string, CreationStep]>([
    ['field lang', 'fields'],
    ['question mood', 'questions'],
    ['metadata weight', 'metadata'],
    ['vector', 'metadata'],
    ['publish', 'publish'],
    ['import', 'import'],
    ['follow', 'poll'],
  ])('deletes the dataset when %s fails, having come to the step %s', async (broken, step) => {
    const { calls, steps, outcome } = await create(plan, broken);

    expect(calls.slice(-2)).toEqual(['abandon', 'delete d1']);
    expect(steps.at(-1)).toBe(step);
    expect(outcome).toBe('Failure');
  });

  it.each(['workspace', 'dataset'])('has nothing to delete when the %s cannot be created', async (broken) => {
    const { calls, outcome } = await create(inNewOne, broken);

    expect(calls.at(-1)).toBe('abandon');
    expect(outcome).toBe('Failure');
  });

  it('announces a new workspace, which stays after a failure', async () => {
    expect((await create(inNewOne, 'dataset')).workspaces).toEqual([{ id: 'w9', name: 'team 2' }]);
  });

  it('throws the cause even if the dataset cannot be deleted', async () => {
    const { createDataset, rowImport, calls } = aServer('delete');
    const failing = { ...rowImport, waitForRecords: () => Promise.reject(new Error('a bug')) };

    await expect(createDataset.execute(plan, failing, aCreationListener().listener)).rejects.toThrow('a bug');
    expect(calls.at(-1)).toBe('delete d1');
  });

  it.each<CreationStep>(['dataset', 'questions', 'poll'])(
    'deletes the dataset when the user cancels at the step %s',
    async (step) => {
      const { calls, outcome } = await create(plan, undefined, step);

      expect(calls.slice(-2)).toEqual(['abandon', 'delete d1']);
      expect(outcome).toBe('Failure');
    },
  );
});
