import { describe, expect, it } from 'vitest';
import { answerTo, type Draft } from '#domain/annotation/draft.ts';
import { choose, chooseLabel, isOnlyChoice, rate, write } from '#domain/annotation/selection.ts';
import { aQuestion } from '../../support/builders.ts';

const mood = aQuestion('label_selection', { name: 'mood' });
const topics = aQuestion('multi_label_selection', { name: 'topics' });
const quality = aQuestion('rating', { name: 'quality' });
const nothing: Draft = {};

describe('Choosing a single label', () => {
  it('selects the option at a position', () => {
    expect(answerTo(choose(nothing, mood, 1), mood).label).toBe('bad');
  });

  it('leaves the option chosen before', () => {
    const draft = choose(choose(nothing, mood, 1), mood, 2);

    expect(answerTo(draft, mood).label).toBe('mixed');
  });

  it('deselects a selected option', () => {
    const draft = choose(choose(nothing, mood, 1), mood, 1);

    expect(answerTo(draft, mood).label).toBeUndefined();
  });

  it('takes a label by its value too', () => {
    expect(answerTo(chooseLabel(nothing, mood, 'good'), mood).label).toBe('good');
  });

  it.each([-1, 3, 1.5])('ignores the position %d, which has no option', (position) => {
    expect(choose(nothing, mood, position)).toBe(nothing);
  });

  it('ignores a value that is no option', () => {
    expect(chooseLabel(nothing, mood, 'angry')).toBe(nothing);
  });

  it('changes no other question', () => {
    const draft = choose(choose(nothing, quality, 4), mood, 0);

    expect(answerTo(draft, quality).rating).toBe(4);
  });

  it('replaces an answer that belongs to another type of question', () => {
    const draft = choose({ mood: { type: 'text', text: 'good' } }, mood, 0);

    expect(answerTo(draft, mood).label).toBe('good');
  });
});

describe('Choosing several labels', () => {
  it('keeps those chosen before', () => {
    const draft = choose(choose(nothing, topics, 2), topics, 0);

    expect(answerTo(draft, topics).labels).toEqual(['politics', 'news']);
  });

  it('deselects only the label that is chosen again', () => {
    const draft = choose(choose(choose(nothing, topics, 0), topics, 1), topics, 0);

    expect(answerTo(draft, topics).labels).toEqual(['sports']);
  });

  it('ignores a position without an option', () => {
    expect(choose(nothing, topics, 3)).toBe(nothing);
  });
});

describe('Rating', () => {
  it('takes the value at a position', () => {
    expect(answerTo(choose(nothing, quality, 0), quality).rating).toBe(0);
  });

  it('takes the value itself', () => {
    expect(answerTo(rate(nothing, quality, 10), quality).rating).toBe(10);
  });

  it('is taken away by the same value again', () => {
    const draft = rate(rate(nothing, quality, 7), quality, 7);

    expect(answerTo(draft, quality).rating).toBeUndefined();
  });

  it('ignores a value and a position that are not offered', () => {
    const upToFive = aQuestion('rating', { settings: { options: [1, 2, 3, 4, 5] } });

    expect(rate(nothing, upToFive, 0)).toBe(nothing);
    expect(choose(nothing, upToFive, 5)).toBe(nothing);
  });
});

describe('A position alone', () => {
  it.each([aQuestion('ranking'), aQuestion('span'), aQuestion('text')])('chooses nothing in a $type', (question) => {
    expect(choose(nothing, question, 0)).toBe(nothing);
  });
});

describe('Writing', () => {
  it('replaces the text of the answer', () => {
    const comment = aQuestion('text', { name: 'comment' });

    const draft = write(write(nothing, comment, 'one'), comment, 'two');

    expect(answerTo(draft, comment).text).toBe('two');
  });
});

describe('An option', () => {
  const text = aQuestion('text', { name: 'text' });

  it.each([
    ['the label that is chosen', choose(nothing, mood, 1), mood, 1, true],
    ['a label that is not', choose(nothing, mood, 1), mood, 0, false],
    ['a label while none is', nothing, mood, 1, false],
    ['a position without an option', nothing, mood, 9, false],
    ['the rating that is given', rate(nothing, quality, 0), quality, 0, true],
    ['another rating', rate(nothing, quality, 0), quality, 1, false],
    ['a rating while none is given', nothing, quality, 0, false],
    ['one of several labels', choose(nothing, topics, 0), topics, 0, false],
    ['nothing of a text', nothing, text, 0, false],
  ] as const)('is the only choice or not: %s', (_, draft, question, position, expected) => {
    expect(isOnlyChoice(draft, question, position)).toBe(expected);
  });
});
