import type { DatasetPlan } from '../plan/dataset-plan.ts';

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
  readonly step: CreationStep;
  readonly done: readonly CreationStep[];
  readonly left: readonly CreationStep[];
  /** Undefined before the dataset exists. */
  readonly datasetId: string | undefined;
}

type CreationPlan = Pick<DatasetPlan, 'workspace' | 'source'>;

const importSteps = new Set<CreationStep>(['import', 'poll']);

export const stepsOf = ({ workspace, source }: CreationPlan): readonly CreationStep[] =>
  creationSteps.filter((step) =>
    step === 'workspace' ? workspace?.kind === 'new' : source.kind !== 'nothing' || !importSteps.has(step),
  );

export function startCreation(plan: CreationPlan): RunningCreation {
  const [step = 'dataset', ...left] = stepsOf(plan);
  return { step, done: [], left, datasetId: undefined };
}

export function completeStep(progress: RunningCreation, datasetId = progress.datasetId): RunningCreation {
  const [step, ...left] = progress.left;
  return step === undefined ? progress : { step, done: [...progress.done, progress.step], left, datasetId };
}

/** From 0 to 1. */
export const fractionDone = ({ done, left }: RunningCreation): number => done.length / (done.length + 1 + left.length);
