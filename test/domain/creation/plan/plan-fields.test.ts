import { describe, expect, it } from 'vitest';
import type { DatasetPlan } from '#domain/creation/plan/dataset-plan.ts';
import { addField, mapField, nameField, removeField, requireField } from '#domain/creation/plan/plan-fields.ts';
import { planProblems } from '#domain/creation/plan/plan-problems.ts';
import { addQuestion } from '#domain/creation/plan/plan-questions.ts';
import { emptySource } from '#domain/creation/source/empty-source.ts';
import { aPlan } from '../support/a-plan.ts';

const empty = aPlan({ source: emptySource, fields: [], questions: [] });
const two = addField(addField(empty, 'text'), 'image');
const fieldNames = ({ fields }: DatasetPlan) => fields.map(({ name }) => name);

describe('the fields of a plan', () => {
  it('are mapped to what they can be, and to nothing else', () => {
    const chosen = mapField(two, 'text', 'chat');

    expect(chosen.fields.map(({ choice }) => choice)).toEqual(['chat', 'image']);
    expect(mapField(aPlan(), 'flag', 'chat')).toEqual(aPlan());
  });

  it('may be required', () => {
    expect(requireField(two, 'image', true).fields.map(({ required }) => required)).toEqual([false, true]);
  });

  it('are named after their type, each with a unique name', () => {
    expect(fieldNames(addField(addField(two, 'text'), 'text'))).toEqual(['text', 'image', 'text_1', 'text_2']);
  });

  it('are removed', () => {
    expect(fieldNames(removeField(two, 0))).toEqual(['image']);
  });

  it('keep their span questions after a rename', () => {
    const asked = addQuestion(addQuestion(two, 'span'), 'rating');
    const renamed = nameField(asked, 0, 'body');

    expect(fieldNames(renamed)).toEqual(['body', 'image']);
    expect(renamed.fields[0]?.title).toBe('body');
    expect(renamed.questions[0]?.settings).toMatchObject({ field: 'body' });
    expect(nameField(asked, 1, 'photo').questions).toEqual(asked.questions);
    expect(nameField(asked, 7, 'photo')).toEqual(asked);
  });
});

describe('a field that the user adds', () => {
  const problemsWith = (names: readonly string[]) => {
    const plan = names.reduce((next, name, at) => nameField(addField(next, 'text'), at, name), empty);
    return planProblems(plan).flatMap(({ part, key }) =>
      typeof part === 'object' && 'field' in part ? [[part.field, key]] : [],
    );
  };

  it('needs a name', () => {
    expect(problemsWith(['  '])).toEqual([[0, 'creation.errors.fieldNameRequired']]);
  });

  it.each([
    [200, []],
    [201, [[0, 'creation.errors.fieldNameTooLong']]],
  ])('may be called by %i characters: %j', (length, expected) => {
    expect(problemsWith(['ü'.repeat(length)])).toEqual(expected);
  });

  it('needs a unique name', () => {
    expect(problemsWith(['a', 'b', ' a'])).toEqual([[2, 'creation.errors.fieldNameTwice']]);
  });
});
