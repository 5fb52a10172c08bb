import { describe, expect, it } from 'vitest';
import { ourServer } from '../../../support/client.ts';
import { datasetForEachTest } from '../responses/dataset-for-each-test.ts';

type Body = Readonly<Record<string, unknown>>;
interface Named {
  readonly name: string;
  readonly id: string;
}

const records = 40;
const server = await ourServer();
const dataset = await datasetForEachTest(server, records);
await server.addUser('bob', 'annotator', server.workspaceId);

const recordId = (at = 0) => dataset().records[at]?.id ?? '';
const questionId = async (named: string) => {
  const { body } = await server.as('ada')('GET', `/datasets/${dataset().id}/questions`);
  return body.items.find(({ name }: Named) => name === named)?.id;
};

/** Suggests a label for each record, and sets where annotators see it. */
async function suggest(postil: Body) {
  const question_id = await questionId('label');
  const items = dataset().records.map(({ id }) => ({
    id,
    suggestions: [{ question_id, value: 'positive', agent: 'model-1', score: 0.9 }],
  }));
  await server.as('ada')('PUT', `/datasets/${dataset().id}/records/bulk`, { items });
  return server.as('ada')('PATCH', `/questions/${question_id}`, { postil });
}

const search = (as: string, body: Body = {}) =>
  server.as(as)('POST', `/me/datasets/${dataset().id}/records/search?include=suggestions&limit=${records}`, body);
const suggestedTo = async (as: string): Promise<readonly string[]> =>
  (await search(as)).body.items.flatMap(({ record }: { record: { id: string; suggestions: readonly unknown[] } }) =>
    record.suggestions.length > 0 ? [record.id] : [],
  );
const listed = async (as: string, at = 0) =>
  (await server.as(as)('GET', `/records/${recordId(at)}/suggestions`)).body.items.length;
const revealed = async (as: string, at = 0) =>
  (await server.as(as)('POST', `/ext/v1/records/${recordId(at)}/reveal`)).body.items.length;
const answer = (as: string, label: string, seen?: boolean, status = 'submitted') =>
  server.as(as)('POST', '/me/responses/bulk', {
    items: [
      {
        record_id: recordId(),
        status,
        values: { label: { value: label } },
        ...(seen !== undefined && { postil: { suggestions_seen: { label: seen } } }),
      },
    ],
  });
const ownPart = async () => (await server.as('ada')('GET', `/records/${recordId()}`)).body.responses[0].postil;

const scope = { entity: 'suggestion', question: 'label' };

describe('the setting of a question that hides suggestions', () => {
  it('belongs to a question, and is left out while they are always shown', async () => {
    const path = `/datasets/${dataset().id}/questions`;
    const label = async () =>
      (await server.as('ann')('GET', path)).body.items.find(({ name }: Named) => name === 'label');
    const before = await label();

    const changed = await suggest({ suggestions_shown: 'on_share', share: 0.5 });

    expect(before).not.toHaveProperty('postil');
    expect(changed.body.postil).toEqual({ suggestions_shown: 'on_share', share: 0.5 });
    expect((await label()).postil).toEqual({ suggestions_shown: 'on_share', share: 0.5 });
    await suggest({ suggestions_shown: 'always' });
    expect(await label()).not.toHaveProperty('postil');
  });

  it.each([
    ['another word', { suggestions_shown: 'sometimes' }],
    ['a share without its number', { suggestions_shown: 'on_share' }],
    ['a share above 1', { suggestions_shown: 'on_share', share: 1.5 }],
  ])('is refused with %s', async (_, postil) => {
    expect((await suggest(postil)).status).toBe(422);
  });

  it('is changed by admins only', async () => {
    const id = await questionId('label');

    const { status } = await server.as('ann')('PATCH', `/questions/${id}`, { postil: { suggestions_shown: 'never' } });

    expect(status).toBe(403);
  });

  it('can be set with a new question, and is copied with its dataset', async () => {
    const ada = server.as('ada');
    const settings = { type: 'text' };
    const postil = { suggestions_shown: 'never' };
    const draft = await ada('POST', '/datasets', { name: 'a draft', workspace_id: server.workspaceId });
    const made = await ada('POST', `/datasets/${draft.body.id}/questions`, { name: 'q', title: 'Q', settings, postil });
    await suggest({ suggestions_shown: 'on_share', share: 0.25 });
    const copy = await ada('POST', `/ext/v1/datasets/${dataset().id}/duplicate`, {
      name: `a copy of ${dataset().id}`,
      workspace_id: server.workspaceId,
      with_records: true,
    });

    const { body } = await ada('GET', `/datasets/${copy.body.id}/questions`);

    expect(made.body.postil).toEqual(postil);
    expect(body.items.find(({ name }: Named) => name === 'label').postil).toEqual({
      suggestions_shown: 'on_share',
      share: 0.25,
    });
  });
});

describe('a hidden suggestion', () => {
  it.each([['never'], ['after_answer']])('does not reach annotators by any call (%s)', async (shown) => {
    await suggest({ suggestions_shown: shown });

    expect(await suggestedTo('ann')).toEqual([]);
    expect(await listed('ann')).toBe(0);
    const single = await server.as('ann')('GET', `/records/${recordId()}?include=suggestions`);
    expect(JSON.stringify(single.body)).not.toContain('model-1');
    const agents = await server.as('ann')('GET', `/datasets/${dataset().id}/records/search/suggestions/options`);
    expect(agents.status).toBe(200);
    expect(JSON.stringify(agents.body)).not.toContain('model-1');
  });

  it.each([
    [
      'a filter on its value',
      { filters: { and: [{ type: 'terms', scope: { ...scope, property: 'value' }, values: ['positive'] }] } },
    ],
    [
      'a filter on its score',
      { filters: { and: [{ type: 'range', scope: { ...scope, property: 'score' }, ge: 0.5 }] } },
    ],
    [
      'a filter on its agent',
      { filters: { and: [{ type: 'terms', scope: { ...scope, property: 'agent' }, values: ['model-1'] }] } },
    ],
    ['a sort by its score', { sort: [{ scope: { ...scope, property: 'score' }, order: 'asc' }] }],
    ['a sort by its value', { sort: [{ scope: { ...scope, property: 'value' }, order: 'asc' }] }],
  ])('is not found by %s', async (_, body) => {
    await suggest({ suggestions_shown: 'on_share', share: 0.5 });

    const refused = await search('ann', body);

    expect(refused).toMatchObject({
      status: 422,
      body: { detail: "Suggestions for 'label' are hidden from annotators" },
    });
    expect((await search('ada', body)).body.total).toBe(records);
  });

  it('reaches admins', async () => {
    await suggest({ suggestions_shown: 'never' });

    expect(await suggestedTo('ada')).toHaveLength(records);
    expect(await listed('ada')).toBe(1);
  });

  it('can be revealed once the question is answered, by its user alone', async () => {
    await suggest({ suggestions_shown: 'after_answer' });
    const unanswered = await revealed('ann');
    await answer('ann', 'neutral', false, 'draft');
    const ofDraft = await revealed('ann');
    await answer('ann', 'neutral', false);

    expect([unanswered, ofDraft]).toEqual([0, 0]);
    expect(await revealed('ann')).toBe(1);
    expect(await revealed('bob')).toBe(0);
    expect(await revealed('ann', 1)).toBe(0);
    expect(await listed('ann')).toBe(0);
    expect(await suggestedTo('ann')).toEqual([]);
  });

  it.each([['never'], ['on_share']])('is not revealed after the answer where it is shown %s', async (shown) => {
    await suggest(shown === 'never' ? { suggestions_shown: shown } : { suggestions_shown: shown, share: 0 });
    await answer('ann', 'neutral', false);

    expect(await revealed('ann')).toBe(0);
  });

  it('is shown on the same share of the records each time, and on other records to other users', async () => {
    await suggest({ suggestions_shown: 'on_share', share: 0.5 });
    const toAnn = await suggestedTo('ann');
    const toBob = await suggestedTo('bob');

    expect(await suggestedTo('ann')).toEqual(toAnn);
    expect(toBob).not.toEqual(toAnn);
    for (const shown of [toAnn, toBob]) {
      expect(shown.length).toBeGreaterThan(records / 8);
      expect(shown.length).toBeLessThan(records - records / 8);
    }
    const byRecord = await Promise.all(dataset().records.map((_, at) => listed('ann', at)));
    const alone = dataset().records.flatMap(({ id }, at) => (byRecord[at] === 1 ? [id] : []));
    expect(new Set(alone)).toEqual(new Set(toAnn));
  });

  it.each([
    [0, 0],
    [1, records],
  ])('is shown on the share %d of the records', async (share, expected) => {
    await suggest({ suggestions_shown: 'on_share', share });

    expect(await suggestedTo('ann')).toHaveLength(expected);
  });
});

describe('a blind answer', () => {
  it('is kept beside the answer that replaces it with the suggestion in view', async () => {
    await answer('ann', 'neutral', false);
    await answer('ann', 'positive', true);
    const first = await ownPart();
    await answer('ann', 'negative', true);

    expect(first).toEqual({ suggestions_seen: { label: true }, blind_values: { label: { value: 'neutral' } } });
    expect(await ownPart()).toEqual(first);
  });

  it('stays when the user goes back to it, as by undo', async () => {
    await answer('ann', 'neutral', false);
    await answer('ann', 'positive', true);
    await answer('ann', 'neutral', false);

    expect(await ownPart()).toEqual({
      suggestions_seen: { label: false },
      blind_values: { label: { value: 'neutral' } },
    });
  });

  it('is kept when the suggestion is revealed, and what comes after it counts as given with the suggestion in view', async () => {
    await suggest({ suggestions_shown: 'after_answer' });
    await answer('ann', 'neutral', false);
    await revealed('ann');
    const kept = await ownPart();
    await answer('ann', 'positive', false);
    const ofPage = await ownPart();
    await answer('ann', 'negative');

    const blind_values = { label: { value: 'neutral' } };
    expect(kept).toEqual({ suggestions_seen: { label: false }, blind_values });
    expect(ofPage).toEqual({ suggestions_seen: { label: true }, blind_values });
    expect(await ownPart()).toEqual({ suggestions_seen: { label: true }, blind_values });
  });

  it('is not given again after a reveal by deleting the response', async () => {
    await suggest({ suggestions_shown: 'after_answer' });
    const { body } = await answer('ann', 'neutral', false);
    await revealed('ann');
    await server.as('ann')('DELETE', `/responses/${body.items[0].item.id}`);
    await answer('ann', 'positive', false);

    expect(await ownPart()).toEqual({ suggestions_seen: { label: true } });
  });

  it.each([
    ['a draft', 'neutral', false, 'draft', true],
    ['the same answer', 'positive', false, 'submitted', false],
    ['an answer with the suggestion in view', 'neutral', true, 'submitted', true],
  ])('is not kept twice of %s', async (_, label, seen, status, known) => {
    await answer('ann', label, seen, status);
    await answer('ann', 'positive', true);

    expect(await ownPart()).toEqual({ suggestions_seen: { label: known } });
  });

  it('stays when another client changes the answer', async () => {
    await answer('ann', 'neutral', false);
    await answer('ann', 'positive', true);
    await answer('ann', 'negative');

    expect(await ownPart()).toEqual({ blind_values: { label: { value: 'neutral' } } });
  });

  it('comes with records, as with an import', async () => {
    const { body } = await answer('ann', 'neutral');
    const { user_id } = body.items[0].item;
    const postil = { suggestions_seen: { label: true }, blind_values: { label: { value: 'negative' } } };

    await server.as('ada')('PUT', `/datasets/${dataset().id}/records/bulk`, {
      items: [
        {
          id: recordId(),
          responses: [{ user_id, status: 'submitted', values: { label: { value: 'positive' } }, postil }],
        },
      ],
    });

    expect(await ownPart()).toEqual(postil);
  });
});
