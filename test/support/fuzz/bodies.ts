import fc, { type Arbitrary } from 'fast-check';
import type { CallName } from '#contract/calls.ts';
import { response, suggestion } from './answers.ts';
import { filters, partOfAnswers, search } from './searches.ts';
import type { FuzzTarget } from './target.ts';
import { password } from './world.ts';

type Body = (place: FuzzTarget) => Arbitrary<unknown>;

export const anId = ({ ids }: FuzzTarget, kind: string): Arbitrary<string> => {
  const known = ids.get(kind) ?? [];
  return known.length === 0 ? fc.uuid() : fc.constantFrom(...known);
};

const newName = fc.nat({ max: 1_000_000 }).map((number) => `n${number}`);
const titles = fc.constantFrom('A title', '🙂', "l'été");
const title = fc.record({ title: titles });
const oneOrMore = <T>(item: Arbitrary<T>, maxLength = 4) => fc.array(item, { minLength: 1, maxLength });

const content = (place: FuzzTarget) => ({
  fields: fc.record({ text: fc.constantFrom('a text to read', 'another one', 'x y z ß 漢字') }),
  metadata: fc.record(
    {
      source: fc.constantFrom('web', 'book'),
      length: fc.integer(),
      score: fc.double({ min: 0, max: 1, noNaN: true }),
      more: fc.jsonValue({ maxDepth: 1 }),
    },
    { requiredKeys: [] },
  ),
  suggestions: fc.array(suggestion(place.questions), { maxLength: 1 }),
  vectors: fc.record({ vec: fc.tuple(fc.integer(), fc.float({ noNaN: true, noDefaultInfinity: true })) }),
});

const withAnswers = (place: FuzzTarget) => ({
  ...content(place),
  external_id: fc.constantFrom(null, 'e1', 'e2', 'new', '🙂'),
  responses: fc.array(
    fc.tuple(response, fc.constantFrom(...place.people)).map(([given, user_id]) => ({ ...given, user_id })),
    { maxLength: 1 },
  ),
});

const option = fc.nat({ max: 9 }).map((number) => ({ value: `o${number}`, text: `Option ${number}` }));
const options = fc.uniqueArray(option, { minLength: 3, maxLength: 6, selector: ({ value }) => value });

const dataset = {
  guidelines: fc.constantFrom('Read well.', null),
  allow_extra_metadata: fc.constant(true),
  metadata: fc.constantFrom(null, { repoId: 'a/b' }, { any: [1] }),
};

const setting = (settings: Arbitrary<object>) => fc.record({ name: newName, title: titles, settings });

const questionSettings = fc.oneof(
  fc.constant({ type: 'text', use_markdown: true }),
  fc.record({ type: fc.constantFrom('label_selection', 'multi_label_selection', 'ranking'), options }),
  fc.record({ type: fc.constant('span'), field: fc.constantFrom('text', 'n1'), options }),
  fc.constant({ type: 'rating', options: [{ value: 0 }, { value: 10 }] }),
);

const pair = fc.record({ source: fc.constantFrom('a', 'b'), target: fc.constant('text') });
const hub = { name: fc.constantFrom('a/b', 'imdb'), subset: fc.constant('default'), split: fc.constant('train') };

const webhook = {
  url: fc.constantFrom('http://127.0.0.1:9/hook', 'http://127.0.0.1:9/other?a=b'),
  events: fc.subarray(['record.created', 'dataset.updated', 'response.created'], { minLength: 1 }),
  description: fc.constantFrom(null, 'A hook'),
};

const person = { first_name: titles, last_name: fc.constantFrom('Smith', null) };

/** Valid bodies, as a program would send them. */
export const sensible: Partial<Readonly<Record<CallName, Body>>> = {
  createWorkspace: () => fc.record({ name: newName }),
  addWorkspaceUser: (place) => fc.record({ user_id: anId(place, 'users') }),
  createUser: () => fc.record({ ...person, username: newName, password: fc.constant(password) }),
  updateUser: () => fc.record({ ...person, role: fc.constantFrom('admin', 'annotator') }, { requiredKeys: [] }),
  createDataset: ({ workspace }) => fc.record({ name: newName, workspace_id: fc.constant(workspace), ...dataset }),
  updateDataset: () => fc.record(dataset, { requiredKeys: [] }),
  createField: () => setting(fc.constantFrom({ type: 'text' }, { type: 'image' }, { type: 'custom', template: '' })),
  updateField: () => title,
  createQuestion: () => setting(questionSettings),
  updateQuestion: () => title,
  createMetadataProperty: () =>
    setting(fc.constantFrom({ type: 'terms' }, { type: 'terms', values: ['a'] }, { type: 'float', min: 0, max: 9 })),
  updateMetadataProperty: () => fc.record({ title: titles, visible_for_annotators: fc.boolean() }),
  createVectorSettings: () =>
    fc.record({ name: newName, title: titles, dimensions: fc.constantFrom(1, 2, 768, 65_536) }),
  updateVectorSettings: () => title,
  importDataset: () => fc.record({ ...hub, mapping: fc.record({ fields: oneOrMore(pair) }) }),
  exportDataset: () => fc.record({ ...hub, token: fc.constant('hf_token') }),
  createRecords: (place) =>
    fc.record({ items: oneOrMore(fc.record(withAnswers(place), { requiredKeys: ['fields'] })) }),
  upsertRecords: (place) =>
    fc.record({
      items: oneOrMore(
        fc.record(
          { ...withAnswers(place), id: fc.oneof(fc.constant(null), anId(place, 'records')) },
          { requiredKeys: ['fields'] },
        ),
      ),
    }),
  updateRecord: (place) => fc.record(content(place), { requiredKeys: [] }),
  putSuggestion: ({ questions }) => suggestion(questions),
  createResponse: () => response,
  updateResponse: () => response,
  answerRecords: (place) =>
    fc.record({
      items: oneOrMore(fc.tuple(response, anId(place, 'records')).map(([given, id]) => ({ ...given, record_id: id }))),
    }),
  measureQuality: (place) => partOfAnswers(place),
  searchRecords: (place) => search(place),
  searchMyRecords: (place) => fc.oneof(search(place), fc.record({ filters: filters(place) })),
  createWebhook: () => fc.record(webhook),
  updateWebhook: () => fc.record({ ...webhook, enabled: fc.boolean() }, { requiredKeys: [] }),
};
