import fc, { type Arbitrary } from 'fast-check';

const ranks = fc.constantFrom(
  [
    { value: 'r1', rank: 1 },
    { value: 'r2', rank: 2 },
  ],
  [
    { value: 'r1', rank: 1 },
    { value: 'r2', rank: 1 },
  ],
);

const span = fc.record({
  label: fc.constantFrom('person', 'place'),
  start: fc.integer({ min: 0, max: 3 }),
  end: fc.integer({ min: 4, max: 6 }),
});

/** Valid values for the questions of the world. */
export const answers: Readonly<Record<string, Arbitrary<unknown>>> = {
  label: fc.constantFrom('yes', 'no', 'maybe'),
  topics: fc.subarray(['a', 'b', 'c'], { minLength: 1 }),
  stars: fc.integer({ min: 1, max: 3 }),
  order: ranks,
  comment: fc.constantFrom('good', 'a longer text', '🙂'),
  spans: fc.array(span, { minLength: 1, maxLength: 1 }),
};

const status = fc.constantFrom('draft', 'submitted', 'discarded');

const values = fc
  .record(Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, fc.record({ value })])), {
    requiredKeys: ['label'],
  })
  .map((given) => ({ ...given }));

export const response = fc.record({ status, values });

export const suggestion = (questions: Readonly<Record<string, string>>): Arbitrary<object> =>
  fc.oneof(
    ...Object.entries(questions).map(([name, question_id]) =>
      fc.record(
        {
          question_id: fc.constant(question_id),
          value: answers[name] ?? fc.constant('good'),
          score: fc.double({ min: 0, max: 1, noNaN: true }),
          agent: fc.constantFrom('a model', '🙂'),
          type: fc.constantFrom('model', 'human'),
        },
        { requiredKeys: ['question_id', 'value'] },
      ),
    ),
  );
