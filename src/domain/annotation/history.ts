import { limits } from '../shared/limits.ts';

/** One thing done: the records it changed, as they were and as they are. */
export interface Step<Kind extends string, State> {
  readonly kind: Kind;
  readonly changes: readonly Change<State>[];
  /** Steps of one name that follow each other are taken back at once: the letters of a text. */
  readonly group?: string;
}

export interface Change<State> {
  readonly recordId: string;
  readonly before: State;
  readonly after: State;
}

/** What can be taken back and what can be done again, the latest last. */
export interface History<S> {
  readonly done: readonly S[];
  readonly undone: readonly S[];
}

export const emptyHistory: History<never> = { done: [], undone: [] };

/** Remembers a step; what was undone before it is gone, and so is the oldest beyond the limit. */
export function remember<Kind extends string, State>(
  { done }: History<Step<Kind, State>>,
  step: Step<Kind, State>,
  limit: number = limits.undoSteps,
): History<Step<Kind, State>> {
  const last = done.at(-1);
  const steps = last && isContinued(last, step) ? [...done.slice(0, -1), joined(last, step)] : [...done, step];
  return { done: steps.slice(-limit), undone: [] };
}

export interface Moved<S> {
  readonly history: History<S>;
  readonly step: S;
}

/** The step to revert, and the history without it. */
export function undo<S>({ done, undone }: History<S>): Moved<S> | undefined {
  const step = done.at(-1);
  return step && { step, history: { done: done.slice(0, -1), undone: [...undone, step] } };
}

/** The step to apply again. */
export function redo<S>({ done, undone }: History<S>): Moved<S> | undefined {
  const step = undone.at(-1);
  return step && { step, history: { done: [...done, step], undone: undone.slice(0, -1) } };
}

/** The record that undoing and redoing return to. */
export const recordOf = ({ changes }: Step<string, unknown>): string | undefined => changes[0]?.recordId;

const isContinued = (last: Step<string, unknown>, step: Step<string, unknown>) =>
  step.group !== undefined && last.group === step.group && last.kind === step.kind && isOfOneRecord(last, step);

const isOfOneRecord = (last: Step<string, unknown>, step: Step<string, unknown>) =>
  last.changes.length === 1 && step.changes.length === 1 && recordOf(last) === recordOf(step);

const joined = <Kind extends string, State>(last: Step<Kind, State>, step: Step<Kind, State>): Step<Kind, State> => ({
  ...step,
  changes: last.changes.flatMap(({ before }) => step.changes.map((change) => ({ ...change, before }))),
});
