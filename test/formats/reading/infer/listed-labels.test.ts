import { describe, expect, it } from 'vitest';
import { DatasetFinder } from '#formats/reading/infer/find-dataset.ts';

function foundIn(cells: readonly string[], name = 'topics') {
  const finder = new DatasetFinder();
  finder.see(cells.map((cell, at) => ({ text: `A sentence with the number ${at}`, [name]: cell })));
  return finder.found();
}

const questionsIn = (cells: readonly string[], name?: string) =>
  foundIn(cells, name).questions.map(({ type, settings }) => [
    type,
    'options' in settings ? settings.options.map((option) => (typeof option === 'number' ? option : option.value)) : [],
  ]);

describe('a column with several labels in one cell', () => {
  it.each([
    [';', ['news;sports', 'sports;politics', 'news', 'politics; news', 'N/A']],
    ['|', ['news|sports', 'sports|politics', 'news', 'politics | news', '']],
    [',', ['news, sports', 'sports, politics', 'news', 'politics,news', 'n/a']],
  ])('between %j becomes a multi-label question', (delimiter, cells) => {
    expect(questionsIn(cells)).toEqual([['multi_label_selection', ['news', 'politics', 'sports']]]);
    expect(foundIn(cells).columns).toMatchObject([{}, { name: 'topics', listed: { delimiter } }]);
  });

  it('takes labels with commas apart at semicolons', () => {
    const cells = ['Art, old; Art, new', 'Art, new; Music', 'Music; Art, old', 'Art, new'];

    expect(questionsIn(cells)).toEqual([['multi_label_selection', ['Art, new', 'Art, old', 'Music']]]);
  });

  it('has all labels of a file with more cells than a question has labels', () => {
    const cells = Array.from({ length: 3000 }, (_, at) => `l${at % 60};l${(at * 7) % 61};l${(at * 11) % 59}`);
    const found = foundIn([...cells, 'last;l1', 'last'], 'genres');

    expect(questionsIn([...cells, 'last;l1', 'last'], 'genres')[0]?.[1]).toHaveLength(62);
    expect(found.columns[1]?.spellings).toBeUndefined();
  });

  it.each([
    ['of a city and its country', ['Bonn, Germany', 'Lyon, France', 'Kiel, Germany', 'Bonn, Germany', 'Lyon, France']],
    ['with decimal commas', ['3,5', '5,3', '3,3', '5,5', '3,5']],
    ['of sentences', ['Well, I see', 'Yes, well', 'Oh, no, not yet', 'I see, well', 'No']],
    ['of JSON', ['["a","b"]', '["b","a"]', '["a"]', '["b","a"]', '["a","b"]']],
    ['of single labels', ['news', 'sports', 'news', 'sports', 'news']],
  ])('is not one %s', (_, cells) => {
    expect(foundIn(cells, 'place').columns[1]).not.toHaveProperty('listed');
  });
});
