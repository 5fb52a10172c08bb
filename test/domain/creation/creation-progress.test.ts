import { describe, expect, it } from 'vitest';
import {
  type CreationStep,
  creationDone,
  creationSteps,
  fractionDone,
  type RunningCreation,
  startCreation,
  stepDone,
  stepFailed,
  stepsOf,
} from '#domain/creation/creation-progress.ts';
import type { PlannedWorkspace } from '#domain/creation/dataset-plan.ts';
import { workspace } from './support/a-plan.ts';

const existing: PlannedWorkspace = { kind: 'existing', workspace };
const fresh: PlannedWorkspace = { kind: 'new', name: 'fresh' };

/** The creation at one of its steps; the dataset exists once its step is done. */
function at(step: CreationStep): RunningCreation {
  let progress = startCreation({ workspace: fresh });
  while (progress.step !== step) progress = stepDone(progress, progress.step === 'dataset' ? 'd1' : undefined);
  return progress;
}

describe('a creation', () => {
  it('creates the workspace, the dataset, its fields, questions and metadata, publishes, imports and polls', () => {
    expect(creationSteps).toEqual([
      'workspace',
      'dataset',
      'fields',
      'questions',
      'metadata',
      'publish',
      'import',
      'poll',
    ]);
    expect(stepsOf({ workspace: fresh })).toEqual(creationSteps);
  });

  it.each([existing, undefined])('creates a workspace only if it is new, not with %j', (given) => {
    expect(stepsOf({ workspace: given })).toEqual(creationSteps.slice(1));
    expect(startCreation({ workspace: given })).toMatchObject({ step: 'dataset', done: [] });
  });

  it('takes one step after the other', () => {
    const steps = creationSteps.map((step) => at(step));

    expect(steps.map(({ step }) => step)).toEqual(creationSteps);
    expect(steps.map(({ done }) => done.length)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(steps.map(({ left }) => left.length)).toEqual([7, 6, 5, 4, 3, 2, 1, 0]);
  });

  it('stays at the last step until it is told how the polling ended', () => {
    expect(stepDone(at('poll'))).toEqual(at('poll'));
  });

  it.each(['workspace', 'dataset'] as const)('leaves nothing to delete when the step %s fails', (step) => {
    expect(stepFailed(at(step))).toEqual({ state: 'failed', step, toDelete: undefined });
  });

  it.each(['fields', 'questions', 'metadata', 'publish', 'import', 'poll'] as const)(
    'deletes the dataset when the step %s fails',
    (step) => {
      expect(stepFailed(at(step))).toEqual({ state: 'failed', step, toDelete: 'd1' });
    },
  );

  it('opens the dataset, and says so if the import goes on', () => {
    expect(creationDone('d1', 'enough')).toEqual({ state: 'created', datasetId: 'd1', importGoesOn: false });
    expect(creationDone('d1', 'goesOn')).toEqual({ state: 'created', datasetId: 'd1', importGoesOn: true });
  });

  it('tells how much of it is done', () => {
    expect(creationSteps.map((step) => fractionDone(at(step)))).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7].map((done) => done / 8),
    );
    expect(fractionDone(creationDone('d1', 'enough'))).toBe(1);
    expect(fractionDone(stepFailed(at('import')))).toBe(0);
  });
});
