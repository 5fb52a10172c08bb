import { beforeEach, describe, expect, it } from 'vitest';
import { answerTo, type Draft } from '#domain/annotation/draft.ts';
import type { Question, QuestionOf } from '#domain/annotation/question.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import { markedText } from '#domain/annotation/spans/snapping.ts';
import { LabelChoice } from '#ui/annotation/model/spans/label-choice.ts';
import { SpanMarker } from '#ui/annotation/model/spans/span-editor.ts';
import { SpanHands } from '#ui/annotation/model/spans/span-interaction.ts';
import { aQuestion, aRecord, aSuggestion, someOptions } from '../../../../support/builders.ts';

const text = 'Ana met Bo in Rome.';
const people = aQuestion('span', { name: 'people', settings: { options: someOptions('person', 'place') } });
const layers = aQuestion('span', {
  name: 'layers',
  settings: { options: someOptions('time'), allowOverlapping: true },
});

/** What the marker knows of a form, and every change of it. */
class Form {
  draft: Draft = {};
  record: DatasetRecord | undefined = aRecord({ fields: { text } });
  readonly spans = { choice: new LabelChoice() };
  readonly changes: Draft[] = [];

  constructor(readonly questions: readonly Question[]) {}

  change(draft: Draft) {
    this.draft = draft;
    this.changes.push(draft);
  }

  spansOf(question: QuestionOf<'span'>) {
    return answerTo(this.draft, question).spans.map(({ start, end, label }) => `${start}-${end} ${label}`);
  }
}

let form: Form;
let hands: SpanHands;
const take = (questions: readonly Question[] = [people], given: Partial<Form> = {}) => {
  form = Object.assign(new Form(questions), given);
  hands = new SpanHands(new SpanMarker(form, 'text', markedText(text)));
};
const label = (index: number) => {
  const found = hands.marker.labels[index];
  if (!found) throw new Error(`there is no label ${index}`);
  return found;
};
const said = () => (hands.marker.said && 'key' in hands.marker.said ? hands.marker.said.key : undefined);
const drag = (anchor: number, caret: number, isExact = false) => {
  hands.select(anchor, caret, isExact);
  hands.release(caret);
};

beforeEach(() => take());

describe('a drag', () => {
  it('marks whole words with the label that is active', () => {
    hands.choose(label(1));

    drag(1, 6);

    expect(form.spansOf(people)).toEqual(['0-7 place']);
    expect(said()).toBe('spans.marked');
  });

  it('asks with which label where none is active', () => {
    drag(1, 6);
    expect(hands.menu).toEqual({ kind: 'selection' });

    hands.choose(label(0));

    expect(form.spansOf(people)).toEqual(['0-7 person']);
    expect(hands.menu).toBeUndefined();
  });

  it('keeps to its characters where they are allowed and Shift is held, else to words', () => {
    take([aQuestion('span', { ...people, settings: { ...people.settings, allowCharacterAnnotation: true } })]);
    hands.choose(label(0));

    drag(1, 3, true);
    drag(9, 10);

    expect(form.spansOf(people)).toEqual(['1-3 person', '8-10 person']);
  });

  it('does not keep to characters where only words may be marked', () => {
    hands.choose(label(0));

    drag(1, 2, true);

    expect(form.spansOf(people)).toEqual(['0-3 person']);
  });

  it('replaces the spans that it overlaps in one change of the form', () => {
    hands.choose(label(0));
    drag(0, 3);
    drag(4, 7);
    form.changes.length = 0;

    drag(1, 6);

    expect(form.spansOf(people)).toEqual(['0-7 person']);
    expect(form.changes).toHaveLength(1);
    expect(hands.marker.said).toMatchObject({ key: 'spans.replaced', values: { count: 2 } });
  });
});

describe('a click', () => {
  it('opens the span that it is on, where a digit relabels it', () => {
    hands.choose(label(0));
    drag(0, 3);
    hands.select(1, 1, false);

    hands.release(1);
    expect(hands.opened?.key).toBe('people 0 3 person');
    hands.choose(label(1));

    expect(form.spansOf(people)).toEqual(['0-3 place']);
  });

  it('beside all spans opens nothing', () => {
    drag(5, 5);

    expect(hands.menu).toBeUndefined();
  });
});

describe('a tap', () => {
  it('begins, and another ends, in any order', () => {
    hands.choose(label(0));

    hands.tap(9);
    expect(said()).toBe('spans.begun');
    hands.tap(1);

    expect(form.spansOf(people)).toEqual(['0-10 person']);
  });

  it('asks with which label where none is active', () => {
    hands.tap(9);
    hands.tap(9);

    expect(hands.menu).toEqual({ kind: 'selection' });
    expect(hands.selection.marked).toEqual({ start: 8, end: 10 });
  });

  it('on a span opens it, and from there can begin another', () => {
    hands.choose(label(0));
    drag(8, 10);

    hands.tap(9);
    expect(hands.opened?.label.option.value).toBe('person');
    hands.beginAt(8);
    hands.tap(15);

    expect(form.spansOf(people)).toEqual(['8-18 person']);
  });
});

describe('several questions about one text', () => {
  beforeEach(() => take([people, layers]));

  it('have their labels numbered on', () => {
    expect(hands.marker.labels.map(({ number, option }) => `${number} ${option.value}`)).toEqual([
      '1 person',
      '2 place',
      '3 time',
    ]);
  });

  it('have their spans over each other, in levels', () => {
    hands.select(0, 3, true);
    hands.choose(label(0));
    hands.select(0, 7, true);
    hands.choose(label(2));

    expect(form.spansOf(people)).toEqual(['0-3 person']);
    expect(form.spansOf(layers)).toEqual(['0-7 time']);
    expect(hands.marker.marks.map(({ label: { option }, level }) => [option.value, level])).toEqual([
      ['time', 0],
      ['person', 1],
    ]);
  });
});

describe('a span', () => {
  beforeEach(() => {
    hands.choose(label(0));
    drag(4, 7);
  });

  const first = () => {
    const [mark] = hands.marker.marks;
    if (!mark) throw new Error('nothing is marked');
    return mark;
  };

  it('reaches further or less far, by words where characters may not be marked', () => {
    hands.reach(first(), 'end', true, 'character');
    expect(form.spansOf(people)).toEqual(['4-10 person']);
    hands.reach(first(), 'start', false, 'word');
    expect(form.spansOf(people)).toEqual(['0-10 person']);
    hands.reach(first(), 'start', true, 'word');

    expect(form.spansOf(people)).toEqual(['4-10 person']);
  });

  it('is never left empty', () => {
    form.changes.length = 0;

    hands.reach(first(), 'end', false, 'word');

    expect(form.changes).toEqual([]);
  });

  it('keeps its menu while it grows', () => {
    hands.open({ kind: 'mark', key: first().key });

    hands.reach(first(), 'end', true, 'word');

    expect(hands.opened?.span.end).toBe(10);
  });
});

describe('suggested spans', () => {
  const spans = [
    { start: 0, end: 3, label: 'person' },
    { start: 14, end: 18, label: 'place' },
  ];
  const suggestions = [aSuggestion(people, { type: 'span', spans }, { score: [0.9, 0.4], agent: 'tagger' })];
  const record = aRecord({ fields: { text }, suggestions });

  it('are open until somebody agrees, with score and agent', () => {
    take([people], { record, draft: { people: { type: 'span', spans } } });
    const [one] = hands.marker.marks;
    expect(one?.suggested).toEqual({ score: 0.9, agent: 'tagger' });

    if (one) hands.accept(one);

    expect(hands.marker.marks.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    expect(form.changes).toEqual([]);
  });

  it('are taken in one by one', () => {
    take([people], { record });

    hands.marker.take(people, { start: 14, end: 18, label: 'place' });

    expect(form.spansOf(people)).toEqual(['14-18 place']);
    expect(hands.marker.marks.map(({ isOpen }) => isOpen)).toEqual([false]);
  });
});
