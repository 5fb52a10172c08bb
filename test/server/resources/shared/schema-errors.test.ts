import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { wireResponsesBulk, wireResponseWrite } from '#contract/annotation/response.ts';
import { wireSearchBody } from '#contract/annotation/search.ts';
import { wireDatasetUpdate } from '#contract/datasets/dataset.ts';
import { wireMetadataPropertyCreate } from '#contract/datasets/metadata-property.ts';
import { wireQuestionCreate } from '#contract/datasets/question.ts';
import { wireVectorSettingsCreate } from '#contract/datasets/vector.ts';
import { wireWorkspaceCreate } from '#contract/session/workspace.ts';
import { schemaErrors } from '#server/resources/shared/schema-errors.ts';

function errorsOf(schema: v.GenericSchema, input: unknown) {
  return schemaErrors(v.safeParse(schema, input).issues ?? [], ['body']);
}

describe('a schema error', () => {
  it.each([
    ['a missing key', wireWorkspaceCreate, {}, { type: 'missing', loc: ['body', 'name'], msg: 'Field required' }],
    [
      'an empty text',
      wireWorkspaceCreate,
      { name: '' },
      { type: 'string_too_short', loc: ['body', 'name'], msg: 'String should have at least 1 character' },
    ],
    [
      'a null for a key that may only be missing',
      wireDatasetUpdate,
      { name: null, distribution: null },
      {
        type: 'value_error',
        loc: ['body'],
        msg: 'Value error, The following keys must have non-null values: name,distribution',
      },
    ],
    [
      'no dimensions',
      wireVectorSettingsCreate,
      { name: 'x', title: 'x', dimensions: 0 },
      { type: 'greater_than', loc: ['body', 'dimensions'], msg: 'Input should be greater than 0' },
    ],
    [
      'bounds in the wrong order',
      wireMetadataPropertyCreate,
      { name: 'x', title: 'x', settings: { type: 'integer', min: 5, max: 1 } },
      { type: 'value_error', msg: "Value error, 'min' (5) must be lower than 'max' (1)" },
    ],
    [
      'a number as text',
      wireWorkspaceCreate,
      { name: 5 },
      { type: 'string_type', loc: ['body', 'name'], msg: 'Input should be a valid string' },
    ],
    [
      'an unknown word',
      wireResponseWrite,
      { status: 'pending', values: {} },
      { type: 'enum', loc: ['body', 'status'], msg: "Input should be 'draft', 'submitted' or 'discarded'" },
    ],
    [
      'a list that is too short',
      wireResponsesBulk,
      { items: [] },
      { type: 'too_short', loc: ['body', 'items'], msg: 'List should have at least 1 item after validation, not 0' },
    ],
    [
      'no list',
      wireResponsesBulk,
      { items: 5 },
      { type: 'list_type', loc: ['body', 'items'], msg: 'Input should be a valid list' },
    ],
    [
      'a bad id inside a list',
      wireResponsesBulk,
      { items: [{ record_id: 'x', status: 'draft' }] },
      { type: 'uuid_parsing', loc: ['body', 'items', 0, 'record_id'] },
    ],
    [
      'a value without its wrapper',
      wireResponseWrite,
      { status: 'draft', values: { label: 'positive' } },
      { type: 'model_attributes_type', loc: ['body', 'values', 'label'] },
    ],
    [
      'an unknown filter',
      wireSearchBody,
      { filters: { and: [{ type: 'fuzzy' }] } },
      {
        type: 'union_tag_invalid',
        loc: ['body', 'filters', 'and', 0],
        msg: "Input tag 'fuzzy' found using 'type' does not match any of the expected tags: 'terms', 'range'",
      },
    ],
    [
      'a kind that is an object, with keys that objects have of themselves',
      wireMetadataPropertyCreate,
      { name: 'x', title: 'x', settings: { type: { toString: 1, valueOf: null } } },
      {
        type: 'union_tag_invalid',
        loc: ['body', 'settings'],
        msg: "Input tag '{'toString': 1, 'valueOf': None}' found using 'type' does not match any of the expected tags: 'terms', 'integer', 'float'",
      },
    ],
    [
      'an unknown scope of a filter',
      wireSearchBody,
      { filters: { and: [{ type: 'terms', scope: { entity: 'zz' }, values: ['a'] }] } },
      { type: 'union_tag_invalid', loc: ['body', 'filters', 'and', 0, 'terms', 'scope'] },
    ],
    [
      'settings of no type',
      wireQuestionCreate,
      { name: 'x', title: 'x', settings: {} },
      {
        type: 'union_tag_not_found',
        loc: ['body', 'settings'],
        msg: "Unable to extract tag using discriminator 'type'",
      },
    ],
    [
      'settings that are none',
      wireQuestionCreate,
      { name: 'x', title: 'x', settings: 5 },
      { type: 'model_attributes_type', loc: ['body', 'settings'] },
    ],
    [
      'what is wrong inside of settings',
      wireQuestionCreate,
      { name: 'x', title: 'x', settings: { type: 'rating', options: [{ value: 1 }, { value: 11 }] } },
      { type: 'less_than_equal', loc: ['body', 'settings', 'rating', 'options', 1, 'value'] },
    ],
    [
      'options that are there twice',
      wireQuestionCreate,
      { name: 'x', title: 'x', settings: { type: 'rating', options: [{ value: 1 }, { value: 1 }] } },
      {
        type: 'value_error',
        loc: ['body', 'settings', 'rating'],
        msg: 'Value error, Option values must be unique, found duplicates: {1}',
      },
    ],
  ] as const)('for %s has the message of the Argilla API', (_, schema, input, error) => {
    expect(errorsOf(schema, input)).toMatchObject([error]);
  });

  it('for our own rules keeps their message', () => {
    const schema = v.object({
      n: v.pipe(
        v.number(),
        v.check((n) => n % 2 === 0, 'n must be even'),
      ),
    });

    expect(errorsOf(schema, { n: 3 })).toEqual([
      { type: 'value_error', loc: ['body', 'n'], msg: 'Value error, n must be even' },
    ]);
  });
});
