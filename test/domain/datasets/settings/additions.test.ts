import { describe, expect, it } from 'vitest';
import {
  blankProperty,
  blankVector,
  propertyAdditionProblems,
  sendableAddition,
  vectorAdditionProblems,
} from '#domain/datasets/settings/additions.ts';

const required = { key: 'validation.required' };
const max = (value: number) => ({ key: 'validation.max', values: { max: value } });

describe('an added property or vector', () => {
  it('needs a unique name', () => {
    const problems = (name: string) => propertyAdditionProblems({ ...blankProperty, name }, ['source']).get('name');

    expect(problems(' ')).toEqual([required]);
    expect(problems(' source ')).toEqual([{ key: 'changing.nameTaken' }]);
    expect(problems('x'.repeat(201))).toEqual([max(200)]);
    expect(problems('origin')).toBeUndefined();
  });

  it('has a title of at most 500 characters', () => {
    const title = 'x'.repeat(501);

    expect(propertyAdditionProblems({ ...blankProperty, name: 'a', title }, []).get('title')).toEqual([max(500)]);
    expect(vectorAdditionProblems({ ...blankVector, name: 'a', title }, []).get('title')).toEqual([max(500)]);
  });

  it.each([
    [undefined, [required]],
    [0, [required]],
    [1.5, [required]],
    [65_537, [max(65_536)]],
    [65_536, undefined],
  ])('has a valid number of dimensions: %j', (dimensions, problems) => {
    expect(vectorAdditionProblems({ name: 'a', title: '', dimensions }, []).get('dimensions')).toEqual(problems);
  });

  it('uses its name for an empty title', () => {
    expect(sendableAddition({ name: ' a ', title: ' ' })).toEqual({ name: 'a', title: 'a' });
    expect(sendableAddition({ name: 'a', title: 'A' })).toEqual({ name: 'a', title: 'A' });
  });
});
