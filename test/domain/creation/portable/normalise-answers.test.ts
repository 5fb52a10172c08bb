import { describe, expect, it } from 'vitest';
import type { QuestionType } from '#domain/annotation/answer.ts';
import { answerNormaliser, suggestForUnknownUsers } from '#domain/creation/portable/normalise-answers.ts';
import type { PortableRecord, PortableResponse } from '#domain/creation/portable/portable-record.ts';

const record = (changes: Partial<PortableRecord>): PortableRecord => ({
  externalId: 'a',
  fields: {},
  metadata: {},
  vectors: {},
  suggestions: {},
  responses: [],
  ...changes,
});
const fitAnswers = (given: PortableRecord, shape: Parameters<typeof answerNormaliser>[0]) =>
  answerNormaliser(shape)(given);
const response = (user: string | undefined, values: PortableResponse['values'], status = 'submitted') =>
  ({ user, values, status }) as PortableResponse;

describe('an answer of another tool', () => {
  it.each([
    ['label_selection', ['good'], 'good'],
    ['label_selection', 'good', 'good'],
    ['multi_label_selection', 'good', ['good']],
    ['multi_label_selection', ['good'], ['good']],
    ['rating', '4', 4],
    ['rating', [4], 4],
    ['label_selection', 1, '1'],
    ['label_selection', true, 'true'],
    ['multi_label_selection', [0, 2], ['0', '2']],
    ['text', ['one'], 'one'],
    ['text', ['one', 'two'], 'one\ntwo'],
    ['text', 7, '7'],
    ['text', { a: 1 }, '{"a":1}'],
    [
      'ranking',
      ['b', 'a'],
      [
        { value: 'b', rank: 1 },
        { value: 'a', rank: 2 },
      ],
    ],
    ['ranking', [{ value: 'a', rank: 1 }], [{ value: 'a', rank: 1 }]],
    ['rating', 'many', 'many'],
    ['span', [], []],
  ] as const)('to a %s question is taken from %j as %j', (type: QuestionType, given, taken) => {
    const suggestions = { q: { value: given, score: undefined, agent: undefined } };
    const fitted = fitAnswers(record({ suggestions, responses: [response('ana', { q: given, other: given })] }), {
      questions: [{ name: 'q', type }],
    });

    expect(fitted.suggestions.q?.value).toEqual(taken);
    expect(fitted.responses[0]?.values).toEqual({ q: taken, other: given });
  });
});

describe('several labels in one text', () => {
  it('become a list if the question knows them', () => {
    const suggestions = { q: { value: 'Good; bad', score: undefined, agent: undefined } };
    const options = [{ value: 'good' }, { value: 'bad' }];

    expect(
      fitAnswers(record({ suggestions }), { questions: [{ name: 'q', type: 'multi_label_selection', options }] })
        .suggestions.q?.value,
    ).toEqual(['good', 'bad']);
  });
});

describe('a label in another spelling', () => {
  const options = [
    { value: 'neg', text: 'negative' },
    { value: 'pos', text: 'positive' },
  ];
  const taken = (type: QuestionType, value: unknown, mergesSpellings?: boolean) => {
    const suggestions = { q: { value, score: undefined, agent: undefined } };
    const question = { name: 'q', type, options, ...(mergesSpellings === undefined ? {} : { mergesSpellings }) };
    return fitAnswers(record({ suggestions }), { questions: [question] }).suggestions.q?.value;
  };

  it.each([
    ['label_selection', ' Negative ', 'neg'],
    ['label_selection', 'unknown ', 'unknown'],
    ['multi_label_selection', ['NEGATIVE', 'negative', 'pos'], ['neg', 'pos']],
    ['span', [{ start: 0, end: 1, label: 'POSITIVE' }], [{ start: 0, end: 1, label: 'pos' }]],
  ] as const)('becomes the label of the %s question', (type, given, value) => {
    expect(taken(type, given)).toEqual(value);
  });

  it('is found by its value if the option has no text', () => {
    const question = { name: 'q', type: 'label_selection', options: [{ value: 'neg' }] } as const;
    const suggestions = { q: { value: 'NEG', score: undefined, agent: undefined } };

    expect(fitAnswers(record({ suggestions }), { questions: [question] }).suggestions.q?.value).toBe('neg');
  });

  it('stays another label if spellings are not merged', () => {
    expect(taken('label_selection', ' NEGATIVE ', false)).toBe('NEGATIVE');
  });
});

describe('an empty answer', () => {
  it.each([
    ['label_selection', []],
    ['multi_label_selection', []],
    ['text', ''],
    ['rating', null],
  ] as const)('to a %s question is left out: %j', (type: QuestionType, value) => {
    const fitted = fitAnswers(
      record({
        suggestions: { q: { value, score: undefined, agent: undefined } },
        responses: [response('ana', { q: value }, 'draft')],
      }),
      { questions: [{ name: 'q', type }] },
    );

    expect(fitted.suggestions).toEqual({});
    expect(fitted.responses).toEqual([response('ana', {}, 'draft')]);
  });
});

describe('a submitted response without a required answer', () => {
  const questions = [
    { name: 'mood', type: 'label_selection', isRequired: true },
    { name: 'why', type: 'text' },
  ] as const;
  const fitted = (values: PortableResponse['values'], status?: string) =>
    fitAnswers(record({ responses: [response('ana', values, status)] }), { questions }).responses;

  it('becomes a draft, to keep the rest of it', () => {
    expect(fitted({ why: 'so' })).toEqual([response('ana', { why: 'so' }, 'draft')]);
  });

  it('is dropped without other answers', () => {
    expect(fitted({ mood: [] })).toEqual([]);
  });

  it('stays discarded', () => {
    expect(fitted({ why: 'so' }, 'discarded')).toEqual([response('ana', { why: 'so' }, 'discarded')]);
  });

  it('gets an empty list of spans', () => {
    const responses = [response('ana', {})];

    expect(
      fitAnswers(record({ responses }), { questions: [{ name: 'ents', type: 'span', isRequired: true }] }).responses,
    ).toEqual([response('ana', { ents: [] })]);
  });
});

describe('the answers of unknown users', () => {
  const isStranger = (user: string) => user.startsWith('stranger');

  it('become suggestions where there are none, those of the first user first', () => {
    const given = record({
      suggestions: { b: { value: 'model', score: 1, agent: 'model' } },
      responses: [
        response('stranger 1', { a: 1, b: 1 }),
        response('ana', { a: 2 }),
        response('stranger 2', { a: 3, c: 3 }),
        response('stranger 3', { d: 4 }, 'discarded'),
        response(undefined, { a: 5 }),
      ],
    });

    const { suggestions, responses } = suggestForUnknownUsers(given, isStranger);

    expect(suggestions).toEqual({
      a: { value: 1, score: undefined, agent: 'stranger 1' },
      b: { value: 'model', score: 1, agent: 'model' },
      c: { value: 3, score: undefined, agent: 'stranger 2' },
    });
    expect(responses).toEqual([response('ana', { a: 2 }), response(undefined, { a: 5 })]);
  });

  it('become no suggestions where all users are known', () => {
    const given = record({ responses: [response('ana', { a: 1 })] });

    expect(suggestForUnknownUsers(given, isStranger)).toBe(given);
  });
});
