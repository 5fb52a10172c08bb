import { describe, expect, it } from 'vitest';
import { allOf, anyOf, between } from '#domain/criteria/condition.ts';
import { readCriteria } from '#domain/criteria/url/read.ts';

const read = (name: string, value: string) => readCriteria([[name, value]]).filters;

describe('filters in an address of the reference product', () => {
  it.each([
    ['lang.en.es', 'lang', anyOf('en', 'es')],
    ['lang.es.en.es', 'lang', anyOf('es', 'en')],
    ['len.ge0.le120', 'len', between(0, 120)],
    ['len.ge-12.le-3', 'len', between(-12, -3)],
    ['score.ge0.25.le0.5', 'score', between(0.25, 0.5)],
    ['score.ge-0.5.le3', 'score', between(-0.5, 3)],
    ['lang.ge1', 'lang', anyOf('ge1')],
    ['lang.d%C3%A9', 'lang', anyOf('dé')],
  ])('reads metadata=%s', (value, property, condition) => {
    expect(read('metadata', value)).toEqual([{ on: 'metadata', property, condition }]);
  });

  it('reads several properties, the first filter of each', () => {
    expect(read('metadata', 'lang.en~len.ge0.le120~lang.es')).toEqual([
      { on: 'metadata', property: 'lang', condition: anyOf('en') },
      { on: 'metadata', property: 'len', condition: between(0, 120) },
    ]);
  });

  it.each([
    ['mood.good.bad', 'mood', anyOf('good', 'bad')],
    ['quality.ge1.le5', 'quality', between(1, 5)],
    ['topics.operator.and.values.news.sports', 'topics', allOf('news', 'sports')],
    ['topics.operator.or.values.news.sports', 'topics', anyOf('news', 'sports')],
  ])('reads response=%s', (value, question, condition) => {
    expect(read('response', value)).toEqual([{ on: 'response', question, condition }]);
  });

  it.each([
    ['mood.score.ge0.le0.75', 'mood', 'score', between(0, 0.75)],
    ['mood.value.values.good', 'mood', 'value', anyOf('good')],
    ['topics.value.operator.or.values.news.sports', 'topics', 'value', anyOf('news', 'sports')],
    ['topics.value.operator.and.values.news.sports', 'topics', 'value', allOf('news', 'sports')],
    ['quality.value.ge2.le4', 'quality', 'value', between(2, 4)],
    ['mood.agent.gpt.claude', 'mood', 'agent', anyOf('gpt', 'claude')],
  ])('reads suggestion=%s', (value, question, of, condition) => {
    expect(read('suggestion', value)).toEqual([{ on: 'suggestion', question, of, condition }]);
  });

  it.each([
    ['metadata', ''],
    ['metadata', 'lang'],
    ['metadata', 'lang.'],
    ['metadata', '.en'],
    ['metadata', 'len.ge9.le1'],
    ['response', 'topics.operator.and.values.'],
    ['suggestion', 'mood'],
    ['suggestion', 'mood.good'],
    ['suggestion', 'mood.score.high'],
    ['suggestion', 'mood.agent.ge0.le1'],
  ])('ignores %s=%s', (name, value) => {
    expect(read(name, value)).toEqual([]);
  });
});
