import { limits } from '../shared/limits.ts';
import { isRequired, type Problem } from '../shared/problem.ts';
import type { Progress } from './progress.ts';

export interface Distribution {
  readonly strategy: 'overlap';
  readonly minSubmitted: number;
}

/** `undefined` is an empty input. */
export const minSubmittedProblems = (minSubmitted: number | undefined): readonly Problem[] =>
  Number.isInteger(minSubmitted) && Number(minSubmitted) >= limits.minSubmitted ? [] : [isRequired];

/** The distribution is fixed once there are responses. */
export const canChangeDistribution = ({ users }: Progress): boolean => users.length === 0;
