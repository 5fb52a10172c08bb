import { beforeEach, describe, expect, it } from 'vitest';
import { answerTo, type Draft } from '#domain/annotation/draft.ts';
import type { Question, QuestionOf } from '#domain/annotation/question.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import { markedText } from '#domain/annotation/spans/snapping.ts';
import { ConfirmedQuestions } from '#ui/annotation/model/answering/confirmed-questions.ts';
import { LabelChoice } from '#ui/annotation/model/spans/label-choice.ts';
import { SpanEditor } from '#ui/annotation/model/spans/span-editor.ts';
import { SpanInteraction } from '#ui/annotation/model/spans/span-interaction.ts';
import { aQuestion, aRecord, aSuggestion, someOptions } from '../../../../support/builders.ts';

const text = 'Ana met Bo in Rome.';
const people = aQuestion('span', { name: 'people', settings: { options: someOptions('person', 'place') } });
const layers = aQuestion('span', {
  name: 'layers',
  settings: { options: someOptions('time'), allowOverlapping: true },
});

class Form {
  draft: Draft = {};
  record: DatasetRecord | undefined = aRecord({ fields: { text } });
  readonly spans = { choice: new LabelChoice() };
  readonly confirmed = new ConfirmedQuestions();
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
let interaction: SpanInteraction;
const take = (questions: readonly Question[] = [people], given: Partial<Form> = {}) => {
  form = Object.assign(new Form(questions), given);
  interaction = new SpanInteraction(new SpanEditor(form, 'text', markedText(text)));
};
const label = (index: number) => {
  const found = interaction.editor.labels[index];
  if (!found) throw new Error(`there is no label ${index}`);
  return found;
};
const said = () =>
  interaction.editor.announcement && 'key' in interaction.editor.announcement
    ? interaction.editor.announcement.key
    : undefined;
const drag = (anchor: number, caret: number, isExact = false) => {
  interaction.select(anchor, caret, isExact);
  interaction.endDrag(caret);
};

beforeEach(() => take());

describe('a drag', () => {
  it('marks whole words with the active label', () => {
    interaction.choose(label(1));

    drag(1, 6);

    expect(form.spansOf(people)).toEqual(['0-7 place']);
    expect(said()).toBe('spans.marked');
  });

  it('offers the labels if none is active', () => {
    drag(1, 6);
    expect(interaction.menu).toEqual({ kind: 'selection' });

    interaction.choose(label(0));

    expect(form.spansOf(people)).toEqual(['0-7 person']);
    expect(interaction.menu).toBeUndefined();
  });

  it('marks characters if they are allowed and Shift is held, and words otherwise', () => {
    take([aQuestion('span', { ...people, settings: { ...people.settings, allowCharacterAnnotation: true } })]);
    interaction.choose(label(0));

    drag(1, 3, true);
    drag(9, 10);

    expect(form.spansOf(people)).toEqual(['1-3 person', '8-10 person']);
  });

  it('marks words if the question does not allow characters', () => {
    interaction.choose(label(0));

    drag(1, 2, true);

    expect(form.spansOf(people)).toEqual(['0-3 person']);
  });

  it('replaces the spans that it overlaps in one change of the form', () => {
    interaction.choose(label(0));
    drag(0, 3);
    drag(4, 7);
    form.changes.length = 0;

    drag(1, 6);

    expect(form.spansOf(people)).toEqual(['0-7 person']);
    expect(form.changes).toHaveLength(1);
    expect(interaction.editor.announcement).toMatchObject({ key: 'spans.replaced', values: { count: 2 } });
  });
});

describe('a click', () => {
  it('opens the mark under it, where a digit relabels it', () => {
    interaction.choose(label(0));
    drag(0, 3);
    interaction.select(1, 1, false);

    interaction.endDrag(1);
    expect(interaction.openedMark?.key).toBe('people 0 3 person');
    interaction.choose(label(1));

    expect(form.spansOf(people)).toEqual(['0-3 place']);
  });

  it('opens nothing outside of marks', () => {
    drag(5, 5);

    expect(interaction.menu).toBeUndefined();
  });
});

describe('a tap', () => {
  it('starts a selection that another tap ends, in any direction', () => {
    interaction.choose(label(0));

    interaction.tap(9);
    expect(said()).toBe('spans.begun');
    interaction.tap(1);

    expect(form.spansOf(people)).toEqual(['0-10 person']);
  });

  it('offers the labels if none is active', () => {
    interaction.tap(9);
    interaction.tap(9);

    expect(interaction.menu).toEqual({ kind: 'selection' });
    expect(interaction.selection.marked).toEqual({ start: 8, end: 10 });
  });

  it('opens a mark, from where a new selection can start', () => {
    interaction.choose(label(0));
    drag(8, 10);

    interaction.tap(9);
    expect(interaction.openedMark?.label.option.value).toBe('person');
    interaction.beginAt(8);
    interaction.tap(15);

    expect(form.spansOf(people)).toEqual(['8-18 person']);
  });
});

describe('several questions about one text', () => {
  beforeEach(() => take([people, layers]));

  it('number their labels consecutively', () => {
    expect(interaction.editor.labels.map(({ number, option }) => `${number} ${option.value}`)).toEqual([
      '1 person',
      '2 place',
      '3 time',
    ]);
  });

  it('stack overlapping marks in levels', () => {
    interaction.select(0, 3, true);
    interaction.choose(label(0));
    interaction.select(0, 7, true);
    interaction.choose(label(2));

    expect(form.spansOf(people)).toEqual(['0-3 person']);
    expect(form.spansOf(layers)).toEqual(['0-7 time']);
    expect(interaction.editor.marks.map(({ label: { option }, level }) => [option.value, level])).toEqual([
      ['time', 0],
      ['person', 1],
    ]);
  });
});

describe('a mark', () => {
  beforeEach(() => {
    interaction.choose(label(0));
    drag(4, 7);
  });

  const first = () => {
    const [mark] = interaction.editor.marks;
    if (!mark) throw new Error('nothing is marked');
    return mark;
  };

  it('can be extended and shortened, by words if characters are not allowed', () => {
    interaction.moveEdge(first(), 'end', true, 'character');
    expect(form.spansOf(people)).toEqual(['4-10 person']);
    interaction.moveEdge(first(), 'start', false, 'word');
    expect(form.spansOf(people)).toEqual(['0-10 person']);
    interaction.moveEdge(first(), 'start', true, 'word');

    expect(form.spansOf(people)).toEqual(['4-10 person']);
  });

  it('cannot become empty', () => {
    form.changes.length = 0;

    interaction.moveEdge(first(), 'end', false, 'word');

    expect(form.changes).toEqual([]);
  });

  it('keeps its menu while it is extended', () => {
    interaction.open({ kind: 'mark', key: first().key });

    interaction.moveEdge(first(), 'end', true, 'word');

    expect(interaction.openedMark?.span.end).toBe(10);
  });
});

describe('suggested spans', () => {
  const spans = [
    { start: 0, end: 3, label: 'person' },
    { start: 14, end: 18, label: 'place' },
  ];
  const suggestions = [aSuggestion(people, { type: 'span', spans }, { score: [0.9, 0.4], agent: 'tagger' })];
  const record = aRecord({ fields: { text }, suggestions });

  it('are open until the user accepts them, with score and agent', () => {
    take([people], { record, draft: { people: { type: 'span', spans } } });
    const [one] = interaction.editor.marks;
    expect(one?.suggested).toEqual({ score: 0.9, agent: 'tagger' });

    if (one) interaction.accept(one);

    expect(interaction.editor.marks.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    expect(form.changes).toEqual([]);
  });

  it('can be added one by one', () => {
    take([people], { record });

    interaction.editor.addSuggestion(people, { start: 14, end: 18, label: 'place' });

    expect(form.spansOf(people)).toEqual(['14-18 place']);
    expect(interaction.editor.marks.map(({ isOpen }) => isOpen)).toEqual([false]);
  });
});
