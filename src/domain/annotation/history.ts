import { push, type UndoStack } from '../shared/undo-stack.ts';

export interface Step<Kind extends string, State> {
  readonly kind: Kind;
  readonly changes: readonly Change<State>[];
  /** Successive steps of one group are undone together, such as the letters of a text. */
  readonly group?: string;
}

export interface Change<State> {
  readonly recordId: string;
  readonly before: State;
  readonly after: State;
}

export function remember<Kind extends string, State>(
  history: UndoStack<Step<Kind, State>>,
  step: Step<Kind, State>,
  maxSteps?: number,
): UndoStack<Step<Kind, State>> {
  const { past } = history;
  const last = past.at(-1);
  return last && continuesGroup(last, step)
    ? { past: [...past.slice(0, -1), joined(last, step)], future: [] }
    : push(history, step, maxSteps);
}

/** The record to return to on undo and redo. */
export const recordOf = ({ changes }: Step<string, unknown>): string | undefined => changes[0]?.recordId;

const continuesGroup = (last: Step<string, unknown>, step: Step<string, unknown>) =>
  step.group !== undefined && last.group === step.group && last.kind === step.kind && changesSameRecord(last, step);

const changesSameRecord = (last: Step<string, unknown>, step: Step<string, unknown>) =>
  last.changes.length === 1 && step.changes.length === 1 && recordOf(last) === recordOf(step);

const joined = <Kind extends string, State>(last: Step<Kind, State>, step: Step<Kind, State>): Step<Kind, State> => ({
  ...step,
  changes: last.changes.flatMap(({ before }) => step.changes.map((change) => ({ ...change, before }))),
});
