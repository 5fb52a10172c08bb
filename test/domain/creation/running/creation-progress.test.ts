import { describe, expect, it } from 'vitest';
import type { PlannedWorkspace } from '#domain/creation/plan/dataset-plan.ts';
import {
  type CreationStep,
  completeStep,
  creationSteps,
  fractionDone,
  type RunningCreation,
  startCreation,
  stepsOf,
} from '#domain/creation/running/creation-progress.ts';
import { emptySource } from '#domain/creation/source/empty-source.ts';
import { hub, workspace } from '../support/a-plan.ts';

const existing: PlannedWorkspace = { kind: 'existing', workspace };
const fresh: PlannedWorkspace = { kind: 'new', name: 'fresh' };

function at(step: CreationStep): RunningCreation {
  let progress = startCreation({ workspace: fresh, source: hub });
  while (progress.step !== step) progress = completeStep(progress, progress.step === 'dataset' ? 'd1' : undefined);
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
    expect(stepsOf({ workspace: fresh, source: hub })).toEqual(creationSteps);
  });

  it.each([existing, undefined])('creates a workspace only if it is new, not with %j', (given) => {
    expect(stepsOf({ workspace: given, source: hub })).toEqual(creationSteps.slice(1));
    expect(startCreation({ workspace: given, source: hub })).toMatchObject({ step: 'dataset', done: [] });
  });

  it('imports nothing where there are no rows', () => {
    expect(stepsOf({ workspace: existing, source: emptySource })).toEqual(creationSteps.slice(1, 6));
  });

  it('completes one step after the other', () => {
    const steps = creationSteps.map((step) => at(step));

    expect(steps.map(({ step }) => step)).toEqual(creationSteps);
    expect(steps.map(({ done }) => done.length)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(steps.map(({ left }) => left.length)).toEqual([7, 6, 5, 4, 3, 2, 1, 0]);
  });

  it('stays at the last step until the polling ends', () => {
    expect(completeStep(at('poll'))).toEqual(at('poll'));
  });

  it('knows its dataset as soon as it exists', () => {
    expect(creationSteps.map((step) => at(step).datasetId)).toEqual([undefined, undefined, ...Array(6).fill('d1')]);
  });

  it('computes the fraction done', () => {
    expect(creationSteps.map((step) => fractionDone(at(step)))).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7].map((done) => done / 8),
    );
  });
});
