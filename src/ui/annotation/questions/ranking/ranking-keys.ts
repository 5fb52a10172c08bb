import { digitOf } from '#domain/keyboard/combo.ts';
import type { PartKey } from '../../../keyboard/part-key.ts';

/** What can be done with the option that has the focus. */
export interface CardHands {
  readonly isHeld: boolean;
  /** Gives it the rank with this number. */
  readonly rank: (digit: string) => void;
  readonly unrank: () => void;
  /** Picks it up, or puts it down. */
  readonly toggle: () => void;
  readonly move: (by: number) => void;
  readonly letGo: () => void;
}

interface RankingKey extends PartKey<'rank' | 'unrank' | 'hold' | 'move' | 'putDown' | 'letGo'> {
  /** Means something only while an option is held. */
  readonly isOfHeld?: boolean;
  readonly when: (event: KeyboardEvent) => boolean;
  readonly run: (hands: CardHands, event: KeyboardEvent) => void;
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
    isOfHeld: true,
    when: isOf('ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight'),
    run: ({ move }, event) => move(isBack(event) ? -1 : 1),
  },
  { name: 'putDown', shown: ['Enter'], isOfHeld: true, when: isOf('Enter'), run: ({ toggle }) => toggle() },
  { name: 'letGo', shown: ['Escape'], isOfHeld: true, when: isOf('Escape'), run: ({ letGo }) => letGo() },
];

/** Tells whether the key is used up: nothing else acts while an option is held, but Tab. */
export function pressOnCard(hands: CardHands, event: KeyboardEvent): boolean {
  const found = rankingKeys.find(({ isOfHeld, when }) => (hands.isHeld || !isOfHeld) && when(event));
  found?.run(hands, event);
  return found !== undefined || (hands.isHeld && event.key !== 'Tab');
}
