import { randomUUID } from 'node:crypto';
import type { FuzzTarget } from '../../support/fuzz/target.ts';
import { aFuzzDraft, aFuzzTarget } from '../../support/fuzz/world.ts';
import type { Ask } from '../support/client.ts';
import { newPerson, type Team } from './people.ts';

export interface Target {
  readonly team: Team;
  readonly dataset: FuzzTarget;
  /** Values of the path parameters. */
  readonly ids: Readonly<Record<string, string>>;
  /** A name that no object has. */
  readonly name: string;
}

export interface Home {
  readonly team: Team;
  readonly dataset: FuzzTarget;
  readonly draft: FuzzTarget;
}

/** A workspace with a published dataset and a draft, each with every kind of content. */
export async function aHome(ask: Ask, team: Team): Promise<Home> {
  const { workspace, name, members } = team;
  const wanted = { workspace, people: [members.annotator.id, members.admin.id] };
  return {
    team: team,
    dataset: await aFuzzTarget(ask, { ...wanted, name: `${name} ready` }),
    draft: await aFuzzDraft(ask, { ...wanted, name: `${name} draft` }),
  };
}

const question = { name: 'label', value: { label: { value: 'yes' } } };
const setting = (settings: object) => {
  const name = `n${randomUUID()}`;
  return { name, title: name, settings };
};

async function aRecord(ask: Ask, { dataset }: Home): Promise<string> {
  const items = [{ fields: { text: 'a new record' }, external_id: randomUUID() }];
  return (await ask('POST', `/datasets/${dataset.dataset}/records/bulk`, { items })).items[0].id;
}

async function aDataset(ask: Ask, { team: { workspace } }: Home): Promise<string> {
  const { id } = await ask('POST', '/datasets', { name: `d${randomUUID()}`, workspace_id: workspace });
  await ask('POST', `/datasets/${id}/fields`, { ...setting({ type: 'text' }), required: true });
  await ask('POST', `/datasets/${id}/questions`, { ...setting({ type: 'text' }), required: true });
  return id;
}

async function aUser(ask: Ask, { team: { workspace } }: Home): Promise<string> {
  const { id } = await ask('POST', '/users', { ...newPerson(`u${randomUUID()}`), role: 'annotator' });
  await ask('POST', `/workspaces/${workspace}/users`, { user_id: id });
  return id;
}

const inDraft =
  (what: string, item: () => object) =>
  async (ask: Ask, { draft }: Home) =>
    (await ask('POST', `/datasets/${draft.dataset}/${what}`, item())).id;

const vector = () => ({ name: `n${randomUUID()}`, title: 'Vector', dimensions: 2 });
const hook = { url: 'http://127.0.0.1:9/hook', events: ['record.created'] };
const hubImport = {
  name: 'acme/reviews',
  subset: 'default',
  split: 'train',
  mapping: { fields: [{ source: 'text', target: 'text' }] },
};

type Ids = Readonly<Record<string, string>>;

/** `ids` are those of objects created before for the same request. */
type Make = (ask: Ask, home: Home, ids: Ids) => Promise<string>;

const makers: Readonly<Record<string, Make>> = {
  workspace: async (ask) => (await ask('POST', '/workspaces', { name: `w${randomUUID()}` })).id,
  user: aUser,
  'user without workspaces': async (ask) =>
    (await ask('POST', '/users', { ...newPerson(`u${randomUUID()}`), role: 'annotator' })).id,
  dataset: aDataset,
  field: inDraft('fields', () => setting({ type: 'text' })),
  question: inDraft('questions', () => setting({ type: 'text' })),
  property: inDraft('metadata-properties', () => setting({ type: 'terms' })),
  vector: inDraft('vectors-settings', vector),
  record: aRecord,
  suggestion: async (ask, home) => {
    const body = { question_id: home.dataset.questions.label, value: 'yes' };
    return (await ask('PUT', `/records/${await aRecord(ask, home)}/suggestions`, body)).id;
  },
  'suggestion of the record': async (ask, { dataset }, { record_id }) => {
    const body = { question_id: dataset.questions.label, value: 'yes' };
    return (await ask('PUT', `/records/${record_id}/suggestions`, body)).id;
  },
  webhook: async (ask) => (await ask('POST', '/webhooks', hook)).id,
  job: async (ask, { dataset }) => (await ask('POST', `/datasets/${dataset.dataset}/import`, hubImport)).id,
  'deleted dataset': async (ask, home) => {
    const id = await aDataset(ask, home);
    await ask('DELETE', `/datasets/${id}`);
    return id;
  },
  response: async (ask, home) => {
    const { send } = home.team.members.colleague;
    const body = { status: 'submitted', values: question.value };
    const { text } = await send('POST', `/v1/records/${await aRecord(ask, home)}/responses`, body);
    return (JSON.parse(text) as { id: string }).id;
  },
};

export type Kind = string;

const known: Readonly<Record<string, (home: Home) => string>> = {
  ready: ({ dataset }) => dataset.dataset,
  draft: ({ draft }) => draft.dataset,
  home: ({ team }) => team.workspace,
};

async function idOf(ask: Ask, kind: Kind, home: Home, ids: Ids): Promise<string> {
  const make = makers[kind];
  return known[kind]?.(home) ?? (make ? make(ask, home, ids) : Promise.reject(new Error(`no maker for ${kind}`)));
}

export async function aTarget(ask: Ask, home: Home, kinds: Readonly<Record<string, Kind>>): Promise<Target> {
  const ids: Record<string, string> = {};
  for (const [name, kind] of Object.entries(kinds)) ids[name] = await idOf(ask, kind, home, ids);
  return { team: home.team, dataset: home.dataset, ids, name: `n${randomUUID()}` };
}
