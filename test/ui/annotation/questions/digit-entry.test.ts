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
  it('are taken at once where no other option begins with them', () => {
    digits.press(toFive, '3');

    expect(taken).toEqual(['five 3']);
  });

  it('wait 300 ms where another option begins with them', async () => {
    digits.press(toTen, '1');

    await pass(299);
    expect(taken).toEqual([]);

    await pass(1);
    expect(taken).toEqual(['ten 1']);
  });

  it('make one number when they follow each other', async () => {
    digits.press(toTen, '1');
    digits.press(toTen, '0');
    await pass(1000);

    expect(taken).toEqual(['ten 10']);
  });

  it('are taken as they stand when something else is pressed', () => {
    digits.press(toTen, '1');

    digits.flush();

    expect(taken).toEqual(['ten 1']);
  });

  it('are two where they cannot be one number', async () => {
    digits.press(toTen, '1');
    digits.press(toTen, '5');
    digits.press(toTen, '9');
    await pass(1000);

    expect(taken).toEqual(['ten 1', 'ten 5', 'ten 9']);
  });

  it('are taken for the question they were typed in', () => {
    digits.press(toTen, '1');

    digits.press(toFive, '2');

    expect(taken).toEqual(['ten 1', 'five 2']);
  });

  it('mean nothing where no option has them', () => {
    digits.press(toFive, '9');

    expect(taken).toEqual([]);
  });
});
