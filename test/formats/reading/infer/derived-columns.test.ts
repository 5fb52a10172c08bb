import { describe, expect, it } from 'vitest';
import type { FileRow } from '#domain/creation/portable/read-rows.ts';
import { DatasetFinder } from '#formats/reading/infer/find-dataset.ts';

function foundIn(rows: readonly FileRow[]) {
  const finder = new DatasetFinder();
  finder.see(rows);
  return finder.found();
}

const namesOf = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name);

describe('a file of words and tags', () => {
  it('has a text, and a span question from the tags of names', () => {
    const found = foundIn([
      { id: '0', tokens: ['Ana', 'met', 'Bo'], pos_tags: ['N', 'V', 'N'], ner_tags: ['B-PER', 'O', 'B-PER'] },
      { id: '1', tokens: ['In', 'Bonn'], pos_tags: ['P', 'N'], ner_tags: ['O', 'B-LOC'] },
    ]);

    expect(found.fields).toEqual([{ name: 'text', type: 'text' }]);
    expect(found.questions).toMatchObject([
      { name: 'ner_tags', type: 'span', settings: { field: 'text', options: [{ value: 'PER' }, { value: 'LOC' }] } },
    ]);
    expect(found.derived).toEqual([{ kind: 'words', from: 'tokens', fields: ['text'] }]);
    expect(namesOf(found.columns)).toEqual(['text', 'id', 'pos_tags', 'ner_tags']);
    expect(found.vectors).toEqual([]);
  });

  it('has the text of the file if there is one', () => {
    const found = foundIn([{ text: 'Ana, Bo', tokens: ['Ana', ',', 'Bo'], ner: ['B-PER', 'O', 'B-PER'] }]);

    expect(namesOf(found.fields)).toEqual(['text']);
    expect(found.questions).toMatchObject([{ name: 'ner', type: 'span' }]);
    expect(found.derived).toBeUndefined();
  });
});

describe('a file with lists of replies', () => {
  const replies = (at: number) => [`The first answer to question ${at}`, `Another, longer answer to ${at}`, 'No.'];

  it.each(['responses', 'completions', 'outputs', 'candidates', 'answers'])(
    'has a field for each of the %s',
    (list) => {
      const rows = Array.from({ length: 600 }, (_, at) => ({ prompt: `Why ${at}?`, [list]: replies(at) }));

      const found = foundIn(rows);

      const stem = list.slice(0, -1);
      expect(namesOf(found.fields)).toEqual(['prompt', `${stem}_1`, `${stem}_2`, `${stem}_3`]);
      expect(found.questions).toMatchObject([{ column: undefined }]);
      expect(namesOf(found.columns)).not.toContain(list);
      expect(found.derived).toMatchObject([{ kind: 'replies', from: list }]);
    },
  );

  it('has fields for replies of a few words that repeat, too', () => {
    const found = foundIn(Array.from({ length: 40 }, (_, at) => ({ prompt: `Why ${at}?`, responses: replies(at) })));

    expect(found.fields).toContainEqual({ name: 'response_3', type: 'text' });
  });

  it('has a question for short labels in such a list', () => {
    const rows = Array.from({ length: 20 }, (_, at) => ({
      text: `Text ${at}`,
      answers: at % 2 ? ['yes'] : ['no', 'ok'],
    }));

    const found = foundIn(rows);

    expect(found.questions).toMatchObject([{ name: 'answers', type: 'multi_label_selection' }]);
    expect(namesOf(found.columns)).toEqual(['text', 'answers']);
  });

  it('keeps columns of the file that have the names of the fields', () => {
    const found = foundIn([{ prompt: 'Why?', responses: replies(1), response_1: 'My own answer to that' }]);

    expect(namesOf(found.columns)).toEqual(['prompt', 'responses', 'response_1']);
  });
});
