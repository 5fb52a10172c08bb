import { digitOf } from '#domain/keyboard/combo.ts';
import type { PartKey } from '../../../keyboard/part-key.ts';

/** What can be done with the option that has the focus. */
export interface RankingActions {
  readonly isHeld: boolean;
  /** Gives it the rank with this number. */
  readonly rank: (digit: string) => void;
  readonly unrank: () => void;
  /** Picks it up, or puts it down. */
  readonly toggle: () => void;
  readonly move: (by: number) => void;
  readonly cancelMove: () => void;
}

interface RankingKey extends PartKey<'rank' | 'unrank' | 'hold' | 'move' | 'putDown' | 'letGo'> {
  /** Means something only while an option is held. */
  readonly onlyWhileHeld?: boolean;
  readonly when: (event: KeyboardEvent) => boolean;
  readonly run: (actions: RankingActions, event: KeyboardEvent) => void;
}

const isOf =
  (...keys: readonly string[]) =>
  ({ key }: KeyboardEvent) =>
    keys.includes(key);
const isBack = isOf('ArrowUp', 'ArrowLeft');

/** What keys do to an option that is to be ranked, the first that is meant; the help shows this very table. */
export const rankingKeys: readonly RankingKey[] = [
  {
    name: 'rank',
    shown: ['1 – 9'],
    when: (event) => digitOf(event) !== undefined,
    run: ({ rank }, event) => rank(digitOf(event) ?? ''),
  },
  { name: 'unrank', shown: ['Delete', '-'], when: isOf('Delete', '-'), run: ({ unrank }) => unrank() },
  { name: 'hold', shown: [' '], when: isOf(' '), run: ({ toggle }, { repeat }) => !repeat && toggle() },
  {
    name: 'move',
    shown: ['ArrowUp', 'ArrowDown'],
    onlyWhileHeld: true,
    when: isOf('ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight'),
    run: ({ move }, event) => move(isBack(event) ? -1 : 1),
  },
  { name: 'putDown', shown: ['Enter'], onlyWhileHeld: true, when: isOf('Enter'), run: ({ toggle }) => toggle() },
  {
    name: 'letGo',
    shown: ['Escape'],
    onlyWhileHeld: true,
    when: isOf('Escape'),
    run: ({ cancelMove }) => cancelMove(),
  },
];

/** Tells whether the key is used up: nothing else acts while an option is held, but Tab. */
export function runRankingKey(hands: RankingActions, event: KeyboardEvent): boolean {
  const found = rankingKeys.find(({ onlyWhileHeld, when }) => (hands.isHeld || !onlyWhileHeld) && when(event));
  found?.run(hands, event);
  return found !== undefined || (hands.isHeld && event.key !== 'Tab');
}
