import { beforeEach, describe, expect, it } from 'vitest';
import type { Question } from '#domain/annotation/question.ts';
import { DigitEntry } from '#ui/annotation/questions/digit-entry.ts';
import { FakeClock } from '../../../support/browser/fake-clock.ts';

const rating = (name: string, highest: number): Question => ({
  id: name,
  name,
  title: name,
  description: undefined,
  datasetId: 'd',
  required: false,
  type: 'rating',
  settings: { options: Array.from({ length: highest + 1 }, (_, value) => value) },
});
const toFive = rating('five', 5);
const toTen = rating('ten', 10);

let clock: FakeClock;
let taken: string[];
let digits: DigitEntry;
beforeEach(() => {
  clock = new FakeClock();
  taken = [];
  digits = new DigitEntry(clock, (question, position) => taken.push(`${question.name} ${position}`));
});

const pass = async (milliseconds: number) => {
  clock.advance(milliseconds);
  await Promise.resolve();
};

describe('digits', () => {
  it('choose at once if no other number begins with them', () => {
    digits.press(toFive, '3');

    expect(taken).toEqual(['five 3']);
  });

  it('wait 300 ms if another number begins with them', async () => {
    digits.press(toTen, '1');

    await pass(299);
    expect(taken).toEqual([]);

    await pass(1);
    expect(taken).toEqual(['ten 1']);
  });

  it('form one number when typed in a row', async () => {
    digits.press(toTen, '1');
    digits.press(toTen, '0');
    await pass(1000);

    expect(taken).toEqual(['ten 10']);
  });

  it('choose the current number when another key is pressed', () => {
    digits.press(toTen, '1');

    digits.flush();

    expect(taken).toEqual(['ten 1']);
  });

  it('choose two options if they cannot form one number', async () => {
    digits.press(toTen, '1');
    digits.press(toTen, '5');
    digits.press(toTen, '9');
    await pass(1000);

    expect(taken).toEqual(['ten 1', 'ten 5', 'ten 9']);
  });

  it('choose in the question in which they were typed', () => {
    digits.press(toTen, '1');

    digits.press(toFive, '2');

    expect(taken).toEqual(['ten 1', 'five 2']);
  });

  it('are ignored if no option has the number', () => {
    digits.press(toFive, '9');

    expect(taken).toEqual([]);
  });
});
