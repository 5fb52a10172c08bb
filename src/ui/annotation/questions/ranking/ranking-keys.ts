import { digitOf } from '#domain/keyboard/combo.ts';
import type { FixedKey } from '../../../keyboard/fixed-key.ts';

export interface RankingActions {
  readonly isHeld: boolean;
  readonly rank: (digit: string) => void;
  readonly unrank: () => void;
  readonly toggle: () => void;
  readonly move: (by: number) => void;
  readonly cancelMove: () => void;
}

interface RankingKey extends FixedKey<'rank' | 'unrank' | 'hold' | 'move' | 'putDown' | 'letGo'> {
  readonly onlyWhileHeld?: boolean;
  readonly when: (event: KeyboardEvent) => boolean;
  readonly run: (actions: RankingActions, event: KeyboardEvent) => void;
}

const isOf =
  (...keys: readonly string[]) =>
  ({ key }: KeyboardEvent) =>
    keys.includes(key);
const isBack = isOf('ArrowUp', 'ArrowLeft');

/** In order of precedence. */
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

/** Returns whether the key was handled. While an option is held, every key except Tab is. */
export function runRankingKey(actions: RankingActions, event: KeyboardEvent): boolean {
  const found = rankingKeys.find(({ onlyWhileHeld, when }) => (actions.isHeld || !onlyWhileHeld) && when(event));
  found?.run(actions, event);
  return found !== undefined || (actions.isHeld && event.key !== 'Tab');
}
