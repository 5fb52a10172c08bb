import { createHash } from 'node:crypto';
import { dice, pick, type Roll } from '../../support/dice.ts';
import { type Fault, someFault } from '../faults/fault.ts';

const tones = ['kind', 'harsh', 'dry', 'warm'] as const;
export type Tone = (typeof tones)[number];
const actions = ['submit', 'discard', 'draft', 'clear'] as const;
export type Action = (typeof actions)[number];
const statuses = ['pending', 'draft', 'submitted', 'discarded'] as const;
type Status = (typeof statuses)[number];

export type PlannedStep =
  | { readonly do: 'answer'; readonly action: Action; readonly tone: Tone }
  | { readonly do: 'choose'; readonly tone: Tone }
  | { readonly do: 'undo' | 'redo'; readonly times: number }
  | { readonly do: 'bulk'; readonly action: Action; readonly tone: Tone; readonly count: number }
  | { readonly do: 'switch status'; readonly status: Status }
  | { readonly do: 'go'; readonly key: 'ArrowLeft' | 'ArrowRight' }
  | { readonly do: 'reload' | 'close the tab' | 'sign out and in' | 'go offline' | 'go online' | 'close all sockets' }
  | { readonly do: 'second tab'; readonly action: Action; readonly tone: Tone }
  | { readonly do: 'faults'; readonly faults: readonly Fault[]; readonly ofTen: number }
  | { readonly do: 'no faults' | 'look' | 'end the session' }
  | { readonly do: 'wait'; readonly ms: number };

type Make = (roll: Roll) => PlannedStep;

const tone = (roll: Roll) => pick(roll, tones);
const bulkSizes = [3, 3, 4, 5, 8, 10, 10, 25, 50] as const;

/** Relative frequencies; bulk answers, undo and redo are more than a third. */
const steps: readonly (readonly [times: number, make: Make])[] = [
  [
    12,
    (roll) => ({
      do: 'answer',
      action: pick(roll, ['submit', 'submit', 'discard', 'draft', 'clear'] as const),
      tone: tone(roll),
    }),
  ],
  [2, (roll) => ({ do: 'choose', tone: tone(roll) })],
  [10, (roll) => ({ do: 'undo', times: 1 + roll(3) })],
  [6, (roll) => ({ do: 'redo', times: 1 + roll(2) })],
  [14, (roll) => ({ do: 'bulk', action: pick(roll, actions), tone: tone(roll), count: pick(roll, bulkSizes) })],
  [5, (roll) => ({ do: 'switch status', status: pick(roll, statuses) })],
  [2, (roll) => ({ do: 'go', key: pick(roll, ['ArrowLeft', 'ArrowRight'] as const) })],
  [2, () => ({ do: 'reload' })],
  [2, () => ({ do: 'close the tab' })],
  [2, (roll) => ({ do: 'second tab', action: pick(roll, ['submit', 'discard', 'draft'] as const), tone: tone(roll) })],
  [1, () => ({ do: 'sign out and in' })],
  [1, () => ({ do: 'end the session' })],
  [2, () => ({ do: 'go offline' })],
  [2, () => ({ do: 'go online' })],
  [1, () => ({ do: 'close all sockets' })],
  [
    8,
    (roll) => ({
      do: 'faults',
      faults: Array.from({ length: 1 + roll(3) }, () => someFault(roll)),
      ofTen: 4 + roll(7),
    }),
  ],
  [4, () => ({ do: 'no faults' })],
  [5, () => ({ do: 'look' })],
  [2, (roll) => ({ do: 'wait', ms: 200 + roll(1_500) })],
];

const deck = steps.flatMap(([times, make]) => Array.from({ length: times }, () => make));

/** Seed of a sequence; neighbouring sequences have unrelated seeds. */
export const seedOf = (seed: number, number: number) =>
  createHash('sha256').update(`${seed} ${number}`).digest().readUInt32BE(0);

/** Deterministic for the seed and the number. */
export function planOf(seed: number, number: number): readonly PlannedStep[] {
  const roll = dice(seedOf(seed, number));
  const length = 6 + roll(13);
  return Array.from({ length }, () => deck[roll(deck.length)]?.(roll) ?? { do: 'look' });
}

export const isBulkOrUndo = (step: PlannedStep) => ['bulk', 'undo', 'redo'].includes(step.do);
