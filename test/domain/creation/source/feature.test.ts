import { describe, expect, it } from 'vitest';
import { displayTypes, type Feature, featureText, metadataTypeOf, roleOf } from '#domain/creation/source/feature.ts';

const value = (type: string): Feature => ({ kind: 'value', type });
const list = (of: Feature): Feature => ({ kind: 'list', of });
const struct = (...members: string[]): Feature => ({ kind: 'struct', members });
const label = (...names: string[]): Feature => ({ kind: 'label', names });

describe('the type of a hub column', () => {
  it('gives an integer for the seven integer types and a float for the three float types', () => {
    const integers = ['uint8', 'uint16', 'uint32', 'uint64', 'int8', 'int32', 'int64'];

    expect(integers.map(metadataTypeOf)).toEqual(Array(7).fill('integer'));
    expect(['float16', 'float32', 'float64'].map(metadataTypeOf)).toEqual(Array(3).fill('float'));
  });

  it('terms stays terms', () => {
    expect(metadataTypeOf('terms')).toBe('terms');
  });

  it.each(['int16', 'bool', 'string', 'large_string', 'date32', 'timestamp[s]', 'constructor', ''])(
    'is accepted as metadata only if it is one of those eleven: %j is not',
    (type) => {
      expect(metadataTypeOf(type)).toBeUndefined();
    },
  );
});

describe('a hub column', () => {
  it.each<[string, Feature, unknown]>([
    ['a string', value('string'), { as: 'field', type: 'text' }],
    ['an image', { kind: 'image' }, { as: 'field', type: 'image' }],
    ['a list of messages', list(struct('content', 'role', 'id')), { as: 'field', type: 'chat' }],
    ['a label', label(' a', 'b '), { as: 'question', type: 'label_selection', labels: ['a', 'b'] }],
    ['a list of labels', list(label(' a ')), { as: 'question', type: 'multi_label_selection', labels: ['a'] }],
    ['an integer', value('int64'), { as: 'metadata', type: 'integer' }],
    ['a float', value('float32'), { as: 'metadata', type: 'float' }],
    ['terms', value('terms'), { as: 'metadata', type: 'terms' }],
  ])('with type %s has its role', (_, feature, role) => {
    expect(roleOf(feature)).toEqual(role);
  });

  it.each<[string, Feature]>([
    ['a bool', value('bool')],
    ['an int16', value('int16')],
    ['a large string', value('large_string')],
    ['a date', value('date32')],
    ['a struct', struct('role', 'content')],
    ['a list of numbers', list(value('int64'))],
    ['a list of texts', list(value('string'))],
    ['a list of something with a role but no content', list(struct('role', 'text'))],
    ['a list of lists of labels', list(list(label('a')))],
    ['audio', { kind: 'other', type: 'Audio' }],
    ['a list of what others say', list(struct('from', 'value'))],
  ])('with type %s has no mapping', (_, feature) => {
    expect(roleOf(feature)).toEqual({ as: 'nothing' });
  });
});

describe('the display types of a hub column', () => {
  it.each<[string, Feature, readonly string[]]>([
    ['string: text, image URL or chat', value('string'), ['text', 'image', 'chat']],
    ['large string: text, image URL or chat', value('large_string'), ['text', 'image', 'chat']],
    ['other values: text', value('timestamp[ns]'), ['text']],
    ['image: image', { kind: 'image' }, ['image']],
    ['list of messages: chat or text', list(struct('role', 'content')), ['chat', 'text']],
    ['list of messages with from and value: chat or text', list(struct('from', 'value')), ['chat', 'text']],
    ['other lists: text', list(struct('role')), ['text']],
    ['struct: text', struct('role', 'content'), ['text']],
    ['unknown types: text', { kind: 'other', type: 'Translation' }, ['text']],
    ['audio: none', { kind: 'other', type: 'Audio' }, []],
  ])('are, for %s', (_, feature, ways) => {
    expect(displayTypes(feature)).toEqual(ways);
  });

  it('have the name that the hub uses', () => {
    const kinds = [value('int64'), list(struct('a')), { kind: 'other', type: 'Array2D' } as const];

    expect(kinds.map(featureText)).toEqual(['int64', 'list of struct', 'Array2D']);
  });
});
