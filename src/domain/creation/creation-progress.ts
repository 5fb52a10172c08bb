import type { DatasetPlan } from './dataset-plan.ts';
import type { PollDecision } from './import-polling.ts';

export const creationSteps = [
  'workspace',
  'dataset',
  'fields',
  'questions',
  'metadata',
  'publish',
  'import',
  'poll',
] as const;

export type CreationStep = (typeof creationSteps)[number];

export interface RunningCreation {
  readonly state: 'running';
  readonly step: CreationStep;
  readonly done: readonly CreationStep[];
  readonly left: readonly CreationStep[];
  /** The dataset, as soon as there is one. */
  readonly datasetId: string | undefined;
}

/** What failed gives nothing; `toDelete` is the dataset that must not stay behind. */
export interface FailedCreation {
  readonly state: 'failed';
  readonly step: CreationStep;
  readonly toDelete: string | undefined;
}

export interface FinishedCreation {
  readonly state: 'created';
  readonly datasetId: string;
  readonly importGoesOn: boolean;
}

export type CreationProgress = RunningCreation | FailedCreation | FinishedCreation;

/** A workspace is created only if it is new. */
export function stepsOf({ workspace }: Pick<DatasetPlan, 'workspace'>): readonly CreationStep[] {
  return creationSteps.filter((step) => step !== 'workspace' || workspace?.kind === 'new');
}

export function startCreation(plan: Pick<DatasetPlan, 'workspace'>): RunningCreation {
  const isNew = plan.workspace?.kind === 'new';
  return {
    state: 'running',
    step: isNew ? 'workspace' : 'dataset',
    done: [],
    left: stepsOf(plan).slice(1),
    datasetId: undefined,
  };
}

/** On to the next step; the one that makes the dataset tells its id. */
export function stepDone(progress: RunningCreation, datasetId = progress.datasetId): RunningCreation {
  const [step, ...left] = progress.left;
  return step === undefined
    ? progress
    : { state: 'running', step, done: [...progress.done, progress.step], left, datasetId };
}

export const creationDone = (
  datasetId: string,
  polled: Exclude<PollDecision, 'again' | 'failed'>,
): FinishedCreation => ({
  state: 'created',
  datasetId,
  importGoesOn: polled === 'goesOn',
});

export const stepFailed = ({ step, datasetId }: RunningCreation): FailedCreation => ({
  state: 'failed',
  step,
  toDelete: datasetId,
});

/** How much of it is done, from 0 to 1; what failed is not going on. */
export function fractionDone(progress: CreationProgress): number {
  switch (progress.state) {
    case 'running':
      return progress.done.length / (progress.done.length + 1 + progress.left.length);
    case 'created':
      return 1;
    case 'failed':
      return 0;
  }
}
