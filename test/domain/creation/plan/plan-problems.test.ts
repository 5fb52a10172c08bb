import { describe, expect, it } from 'vitest';
import type { DatasetPlan } from '#domain/creation/plan/dataset-plan.ts';
import { mapField } from '#domain/creation/plan/plan-fields.ts';
import type { PlanPart } from '#domain/creation/plan/plan-problem.ts';
import {
  planProblems,
  problemsWith,
  type QuestionPart,
  questionProblems,
} from '#domain/creation/plan/plan-problems.ts';
import * as questions from '#domain/creation/plan/plan-questions.ts';
import { optionOf, type QuestionDraft, questionTypes } from '#domain/creation/plan/question-draft.ts';
import { aPlan } from '../support/a-plan.ts';

const keys = (plan: DatasetPlan, part?: PlanPart) =>
  planProblems(plan)
    .filter((problem) => part === undefined || JSON.stringify(problem.part) === JSON.stringify(part))
    .map(({ key }) => key.replace('creation.errors.', ''));

const withOne = (type: QuestionDraft['type']) => questions.addQuestion(aPlan({ questions: [] }), type);
const labelTypes = ['label_selection', 'multi_label_selection', 'span'] as const;
const labelled = (type: (typeof labelTypes)[number], text: string) =>
  questions.labelQuestion(withOne(type), `${type}_1`, text);

describe('a plan', () => {
  it('can be created as it starts', () => {
    expect(planProblems(aPlan())).toEqual([]);
  });

  it.each(questionTypes.filter((type) => type !== 'ranking'))(
    'can be created with one new question of type %s',
    (type) => {
      expect(planProblems(withOne(type))).toEqual([]);
    },
  );

  it.each(['', '  '])('needs a text for each option of a ranking: %j is none', (text) => {
    const named = questions.renameRankingOption(withOne('ranking'), 'ranking_1', 'option1', 'Speed');
    const plan = questions.renameRankingOption(named, 'ranking_1', 'option2', text);

    expect(keys(plan, { question: 'ranking_1' })).toEqual(['optionEmpty']);
  });

  it.each<[string, Partial<DatasetPlan>, PlanPart, string]>([
    ['without a name', { name: ' ' }, 'name', 'nameRequired'],
    ['with too long a name', { name: 'a'.repeat(201) }, 'name', 'nameTooLong'],
    ['without a workspace', { workspace: undefined }, 'workspace', 'workspaceRequired'],
    [
      'with a new workspace that has no name',
      { workspace: { kind: 'new', name: ' ' } },
      'workspace',
      'workspaceRequired',
    ],
    ['without a split', { split: undefined }, 'split', 'splitRequired'],
    ['without a field', { fields: [] }, 'fields', 'fieldRequired'],
    ['without a question', { questions: [] }, 'questions', 'questionRequired'],
    ['with too long guidelines', { guidelines: 'x'.repeat(10_001) }, 'guidelines', 'guidelinesTooLong'],
    ['without a number of submitted answers', { minSubmitted: undefined }, 'minSubmitted', 'minSubmittedRequired'],
    ['with none of them submitted', { minSubmitted: 0 }, 'minSubmitted', 'minSubmittedRequired'],
  ])('cannot be created %s', (_, change, part, key) => {
    expect(planProblems(aPlan(change))).toMatchObject([{ part, key: `creation.errors.${key}` }]);
  });

  it('has a name of at most 200 characters, counted as a person does', () => {
    expect(keys(aPlan({ name: '🙂'.repeat(200) }))).toEqual([]);
    expect(planProblems(aPlan({ name: '🙂'.repeat(201) }))).toMatchObject([{ values: { max: 200 } }]);
  });

  it('can be created in a workspace that is made on the spot', () => {
    expect(keys(aPlan({ workspace: { kind: 'new', name: 'fresh' } }))).toEqual([]);
  });

  it('needs at least one required question', () => {
    const optional = aPlan().questions.map((question) => ({ ...question, required: false }));

    expect(keys(aPlan({ questions: optional }))).toEqual(['requiredQuestionRequired']);
  });

  it('needs a field to be mapped', () => {
    const plan = ['text', 'lang', 'photo', 'talk'].reduce((last, name) => mapField(last, name, 'no mapping'), aPlan());

    expect(keys(plan)).toEqual(['fieldRequired']);
  });

  it('has no invalid question', () => {
    const plan = questions.labelQuestion(aPlan(), 'mood', 'good');

    expect(keys(plan, 'questions')).toEqual(['questionInvalid']);
    expect(planProblems(plan)[0]?.part).toEqual({ question: 'mood' });
    expect(keys(plan, { question: 'mood' })).toEqual(['twoOptions', 'separateByCommas']);
    expect(keys(plan, { question: 'topics' })).toEqual([]);
  });
});

describe.each(labelTypes)('a question of type %s', (type) => {
  const at = { question: `${type}_1` };

  it.each(['', 'one'])('needs at least two options, separated by commas: %j', (text) => {
    expect(keys(labelled(type, text), at)).toEqual(['twoOptions', 'separateByCommas']);
  });

  it.each(['a,,b', 'a,b,', ',a, b'])('needs a label for every option: %j', (text) => {
    expect(keys(labelled(type, text), at)).toEqual(['optionEmpty']);
  });

  it('has each label once', () => {
    expect(keys(labelled(type, 'a, b, a'), at)).toEqual(['optionTwice']);
  });

  it('has labels of at most 200 characters', () => {
    expect(keys(labelled(type, `a, ${'🙂'.repeat(200)}`), at)).toEqual([]);
    expect(keys(labelled(type, `a, ${'b'.repeat(201)}`), at)).toEqual(['optionTooLong']);
  });

  it('has at most 500 options', () => {
    const labels = Array.from({ length: 501 }, (_, index) => `label ${index}`);

    expect(keys(labelled(type, labels.slice(0, 500).join()), at)).toEqual([]);
    expect(keys(labelled(type, labels.join()), at)).toEqual(['tooManyOptions']);
  });
});

describe('the name of a question', () => {
  const named = (name: string) => questions.nameQuestion(aPlan(), 'mood', name);

  it.each([
    [' ', ['questionNameRequired']],
    ['topics ', ['questionNameTwice']],
    ['x'.repeat(201), ['questionNameTooLong']],
    ['x'.repeat(200), []],
  ])('is unique and not too long: %.10j', (name, wrong) => {
    const problems = planProblems(named(name)).filter(({ part }) => typeof part === 'object');

    expect(problems.filter(({ part }) => JSON.stringify(part) === '{"question":"mood"}').map(({ key }) => key)).toEqual(
      wrong.map((key) => `creation.errors.${key}`),
    );
    expect(problemsWith('name', problems)).toEqual(problems);
  });
});

describe('the description of a question', () => {
  it('is too long beyond 500 characters', () => {
    const plan = questions.describeQuestion(aPlan(), 'mood', 'x'.repeat(501));

    expect(problemsWith('description', planProblems(plan))).toMatchObject([
      { part: { question: 'mood' }, values: { max: 500 } },
    ]);
  });
});

describe('a span question', () => {
  const span = withOne('span');

  it('needs a text field that exists', () => {
    expect(keys(questions.markSpansIn(span, 'span_1', 'nowhere'), { question: 'span_1' })).toEqual([
      'textFieldRequired',
    ]);
    expect(keys(questions.markSpansIn(span, 'span_1', 'photo'), { question: 'span_1' })).toEqual(['textFieldRequired']);
    expect(keys(mapField(span, 'text', 'no mapping'), { question: 'span_1' })).toEqual(['textFieldRequired']);
    expect(keys(questions.markSpansIn(span, 'span_1', 'lang'))).toEqual([]);
  });
});

describe('a rating question', () => {
  it.each([
    [0, ['twoRatings']],
    [1, []],
    [10, []],
  ])('up to %i has the problems %j: it needs at least two options', (highest, expected) => {
    const plan = questions.rateBetween(withOne('rating'), 'rating_1', 0, highest);

    expect(keys(plan, { question: 'rating_1' })).toEqual(expected);
  });
});

describe('a problem of a question', () => {
  it('belongs to its title, its options or its field', () => {
    const plan = questions.titleQuestion(questions.labelQuestion(withOne('span'), 'span_1', 'a'), 'span_1', ' ');
    const problems = planProblems(mapField(mapField(plan, 'text', 'no mapping'), 'lang', 'no mapping'));
    const ofIt = problems.filter(({ part }) => typeof part === 'object');
    const keysOf = (part: QuestionPart) => problemsWith(part, ofIt).map(({ key }) => key.replace(/.*\./, ''));

    expect(keysOf('title')).toEqual(['titleRequired']);
    expect(keysOf('options')).toEqual(['twoOptions', 'separateByCommas']);
    expect(keysOf('field')).toEqual(['textFieldRequired']);
  });
});

describe('a ranking question', () => {
  const ranking = (...texts: string[]): QuestionDraft => ({
    name: 'order',
    title: 'order',
    type: 'ranking',
    required: true,
    column: undefined,
    settings: { options: texts.map((text, index) => optionOf(text, `option${index}`)) },
  });

  it.each([
    [['a', 'b'], []],
    [['a'], ['twoOptions']],
    [['a', ''], ['optionEmpty']],
    [['a', 'a'], ['optionTwice']],
    [Array.from({ length: 51 }, (_, index) => `${index}`), ['tooManyOptions']],
  ])('with the options %j has the problems %j', (texts, expected) => {
    const problems = questionProblems(ranking(...texts), aPlan());

    expect(problems.map(({ key }) => key)).toEqual(expected.map((key) => `creation.errors.${key}`));
  });
});
