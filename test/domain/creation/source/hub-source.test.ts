import { describe, expect, it } from 'vitest';
import { hubSource } from '#domain/creation/source/hub-source.ts';
import { requireOnlyQuestion } from '#domain/creation/source/row-source.ts';
import { aPlan, hub, info, textColumn } from '../support/a-plan.ts';

const [main, small] = hub.subsets;

describe('a hub dataset', () => {
  it('has the id of its repository, and the name of its first config', () => {
    expect(hub).toMatchObject({ kind: 'hub', id: 'acme/reviews', name: 'reviews' });
  });

  it('is named after its repository if the hub has no name', () => {
    expect(hubSource({ repoId: 'acme/reviews', configs: [] })).toEqual({
      kind: 'hub',
      id: 'acme/reviews',
      name: 'reviews',
      isOfRecords: false,
      subsets: [],
    });
    expect(hubSource({ repoId: 'imdb', configs: [] }).name).toBe('imdb');
  });

  it('has subsets, each with its splits and columns', () => {
    expect(hub.subsets.map(({ name }) => name)).toEqual(['main', 'small']);
    expect(main?.splits.map(({ name }) => name)).toEqual(['train', 'test']);
    expect(main?.columns).toEqual(info.configs[0]?.columns.map(({ name }) => name));
    expect(small?.columns).toEqual(['body', 'mood']);
  });

  it('has a field for each column that is neither question nor metadata', () => {
    expect(main?.fields.map(({ name, choice }) => [name, choice])).toEqual([
      ['text', 'text'],
      ['lang', 'text'],
      ['photo', 'image'],
      ['talk', 'chat'],
      ['flag', 'no mapping'],
    ]);
    expect(main?.fields[0]).toMatchObject({ title: 'text', required: false });
  });

  it('offers no mapping and all display types of the column', () => {
    const choices = main?.fields.map((field) => field.choices);

    expect(choices).toEqual([
      ['no mapping', 'text', 'image', 'chat'],
      ['no mapping', 'text', 'image', 'chat'],
      ['no mapping', 'image'],
      ['no mapping', 'chat', 'text'],
      ['no mapping', 'text'],
    ]);
  });

  it('shows large texts only if nothing else is shown', () => {
    const fieldsOf = (...types: string[]) =>
      hubSource({
        repoId: 'a',
        configs: [
          {
            name: 'c',
            datasetName: undefined,
            splits: [],
            columns: types.map((type) => ({ name: type, feature: { kind: 'value', type } })),
          },
        ],
      }).subsets[0]?.fields.map(({ choice }) => choice);

    expect(fieldsOf('string', 'large_string')).toEqual(['text', 'no mapping']);
    expect(fieldsOf('bool', 'large_string')).toEqual(['no mapping', 'text']);
  });

  it('has a question for each column of labels, with trimmed names, mapped to the column as suggestion', () => {
    expect(main?.questions).toMatchObject([
      { name: 'mood', title: 'mood', type: 'label_selection', required: true, column: 'mood' },
      { name: 'topics', title: 'topics', type: 'multi_label_selection', required: true, column: 'topics' },
    ]);
    expect(main?.questions[0]?.settings).toMatchObject({
      options: [
        { value: 'good', text: 'good' },
        { value: 'bad', text: 'bad' },
      ],
    });
    expect(main?.questions[1]?.settings).toMatchObject({
      optionsOrder: 'natural',
      options: [{ text: 'news' }, { text: 'sports' }],
    });
  });

  it('has a metadata property for each number, and for terms', () => {
    const terms = hubSource({
      repoId: 'a',
      configs: [
        {
          name: 'c',
          datasetName: 'd',
          splits: [],
          columns: [{ name: 'kind', feature: { kind: 'value', type: 'terms' } }],
        },
      ],
    });

    expect(main?.metadata).toStrictEqual([
      { name: 'length', title: 'length', isKept: true, settings: { type: 'integer', min: undefined, max: undefined } },
      { name: 'weight', title: 'weight', isKept: true, settings: { type: 'float', min: undefined, max: undefined } },
    ]);
    expect(terms.subsets[0]?.metadata).toStrictEqual([
      { name: 'kind', title: 'kind', isKept: true, settings: { type: 'terms', values: undefined } },
    ]);
  });

  it('takes external ids from a text column named id, and makes no field of it', () => {
    const numbered = hubSource({
      repoId: 'a',
      configs: [
        {
          name: 'c',
          datasetName: undefined,
          splits: [],
          columns: [
            { name: 'id', feature: { kind: 'value', type: 'int64' } },
            { name: 'ID', feature: textColumn },
          ],
        },
      ],
    });

    expect(main?.externalId).toBe('id');
    expect(numbered.subsets[0]?.externalId).toBeUndefined();
    expect(numbered.subsets[0]?.metadata.map(({ name }) => name)).toEqual(['id']);
    expect(numbered.subsets[0]?.fields.map(({ name }) => name)).toEqual(['ID']);
  });

  it('marks a question required if it is the only one of its subset', () => {
    const optional = aPlan().questions.map((question) => ({ ...question, required: false }));

    expect(small?.questions).toMatchObject([{ name: 'mood', required: true }]);
    expect(requireOnlyQuestion(optional.slice(0, 1))).toMatchObject([{ required: true }]);
    expect(requireOnlyQuestion(optional)).toEqual(optional);
    expect(requireOnlyQuestion([])).toEqual([]);
  });
});
