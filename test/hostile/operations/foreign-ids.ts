import { randomUUID } from 'node:crypto';
import type { Ask } from '../support/client.ts';
import type { Tally } from '../support/tally.ts';
import type { Home } from './objects.ts';
import type { Account } from './people.ts';
import { changesBetween, stateOf } from './state.ts';

interface World {
  readonly ask: Ask;
  readonly homes: readonly [Home, Home];
  readonly tally: Tally;
}

/** A request by a member of one workspace with the id of an object of the other one in body or query. */
interface ForeignCase {
  readonly name: string;
  readonly by: Account;
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  /** Names that the answer must not contain. */
  readonly hidden?: readonly string[];
}

const idsOf = ({ dataset: place }: Home, kind: string) => place.ids.get(kind) ?? [];
const first = (home: Home, kind: string) => idsOf(home, kind)[0] ?? '';
const fields = { text: 'a text' };
const answer = { status: 'submitted', values: { label: { value: 'no' } } };

function ofRecords(mine: Home, other: Home): readonly ForeignCase[] {
  const by = mine.team.members.admin;
  const at = `/v1/datasets/${mine.dataset.dataset}/records`;
  const foreign = first(other, 'records');
  const suggestion = { question_id: other.dataset.questions.label, value: 'yes' };
  const of = (name: string, method: string, path: string, body?: unknown): ForeignCase => ({
    name,
    by,
    method,
    path,
    body,
  });
  return [
    // Argilla accepts any user of the server here: answers of former members and of owners are imported too.
    of('a new record has the answer of a foreign user', 'POST', `${at}/bulk`, {
      items: [{ fields, responses: [{ ...answer, user_id: other.team.members.annotator.id }] }],
    }),
    of('a record is upserted under the id of a foreign one', 'PUT', `${at}/bulk`, { items: [{ id: foreign, fields }] }),
    of('a new record has a suggestion to a foreign question', 'POST', `${at}/bulk`, {
      items: [{ fields, suggestions: [suggestion] }],
    }),
    of(
      'a record is changed to have a suggestion to a foreign question',
      'PATCH',
      `/v1/records/${first(mine, 'records')}`,
      {
        suggestions: [suggestion],
      },
    ),
    of(
      'a suggestion is put to a foreign question',
      'PUT',
      `/v1/records/${first(mine, 'records')}/suggestions`,
      suggestion,
    ),
    of(
      'foreign records are deleted with those of the dataset',
      'DELETE',
      `${at}?ids=${foreign},${idsOf(other, 'records')[1]}`,
    ),
    of(
      'a foreign suggestion is deleted with those of a record',
      'DELETE',
      `/v1/records/${first(mine, 'records')}/suggestions?ids=${first(other, 'suggestions')}`,
    ),
    of('records that resemble a foreign one are searched', 'POST', `${at}/search`, {
      query: { vector: { name: 'vec', record_id: foreign } },
    }),
    of('a file holds the answers of a foreign user', 'POST', `/ext/v1/datasets/${mine.dataset.dataset}/file`, {
      format: 'jsonl',
      answers: { of: 'user', user_id: other.team.members.annotator.id },
    }),
  ];
}

function ofWorkspaces(mine: Home, other: Home): readonly ForeignCase[] {
  const { admin, annotator } = mine.team.members;
  const { workspace } = other.team;
  const hidden = [other.dataset.dataset, other.draft.dataset];
  return [
    {
      name: 'a dataset is created in a foreign workspace',
      by: admin,
      method: 'POST',
      path: '/v1/datasets',
      body: { name: randomUUID(), workspace_id: workspace },
    },
    ...[admin, annotator].map((by) => ({
      name: `the ${by.username} lists the datasets of a foreign workspace`,
      by,
      method: 'GET',
      path: `/v1/me/datasets?workspace_id=${workspace}`,
      hidden,
    })),
    {
      name: 'a foreign user is removed from a workspace',
      by: admin,
      method: 'DELETE',
      path: `/v1/workspaces/${mine.team.workspace}/users/${other.team.members.annotator.id}`,
    },
    {
      name: 'a dataset is moved to a foreign workspace',
      by: admin,
      method: 'PATCH',
      path: `/v1/datasets/${mine.draft.dataset}`,
      body: { workspace_id: workspace, id: other.draft.dataset },
    },
    {
      name: 'an annotator names the id of an owner while answering',
      by: annotator,
      method: 'POST',
      path: `/v1/records/${idsOf(mine, 'records')[10]}/responses`,
      body: { ...answer, user_id: other.team.members.annotator.id },
    },
    ...[annotator, admin].map((by) => ({
      name: `the ${by.username} answers foreign records in bulk`,
      by,
      method: 'POST',
      path: '/v1/me/responses/bulk',
      body: { items: [{ ...answer, record_id: idsOf(other, 'records')[12] }] },
    })),
  ];
}

/** Ids of another workspace in bodies and queries neither change nor reveal anything there. */
export async function foreignIds({ ask, homes: [mine, other], tally }: World) {
  for (const { name, by, method, path, body, hidden = [] } of [
    ...ofRecords(mine, other),
    ...ofWorkspaces(mine, other),
  ]) {
    const before = await stateOf(ask, other);
    const { status, text } = await by.send(method, path, body);
    const changes = changesBetween(before, await stateOf(ask, other));
    const read = hidden.filter((id) => text.includes(id));
    const problems = [
      ...(status >= 500 ? [`answered ${status} ${text.slice(0, 200)}`] : []),
      ...(read.length > 0 ? [`read ${read}`] : []),
      ...changes,
    ];
    tally.check(name, problems.length > 0 ? problems.join('\n') : undefined, [
      `${method} ${path} ${JSON.stringify(body) ?? ''}`,
    ]);
  }
}
