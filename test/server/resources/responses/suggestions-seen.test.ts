import { describe, expect, it } from 'vitest';
import { ourServer } from '../../../support/client.ts';
import { datasetForEachTest } from './dataset-for-each-test.ts';

const server = await ourServer();
const dataset = await datasetForEachTest(server, 2);

const recordId = (at = 0) => dataset().records[at]?.id ?? '';
const answer = (label: string, seen?: object) => ({
  status: 'submitted',
  values: { label: { value: label } },
  ...(seen && { postil: { suggestions_seen: seen } }),
});
const create = (body: object) => server.as('ann')('POST', `/records/${recordId()}/responses`, body);
const update = (id: string, body: object) => server.as('ann')('PUT', `/responses/${id}`, body);
const stored = async (as = 'ada') => (await server.as(as)('GET', `/records/${recordId()}`)).body.responses[0];

describe('whether a suggestion was in view', () => {
  it('is stored with a response, and shown with it', async () => {
    const { status, body } = await create(answer('neutral', { label: true }));

    expect(status).toBe(201);
    expect(body.postil).toEqual({ suggestions_seen: { label: true } });
    expect((await stored()).postil).toEqual({ suggestions_seen: { label: true } });
    expect((await stored('ann')).postil).toEqual({ suggestions_seen: { label: true } });
  });

  it('is unknown for other clients, whose responses have no such key', async () => {
    const { body } = await create(answer('neutral'));

    expect(body).not.toHaveProperty('postil');
    expect(await stored()).not.toHaveProperty('postil');
  });

  it('stays when the same answer is sent again, and becomes unknown when another client changes it', async () => {
    const { body } = await create(answer('neutral', { label: false }));

    await update(body.id, answer('neutral'));
    expect((await stored()).postil).toEqual({ suggestions_seen: { label: false } });
    await update(body.id, answer('positive'));
    expect(await stored()).not.toHaveProperty('postil');
  });

  it('is kept for responses that are sent together', async () => {
    const items = [{ record_id: recordId(), ...answer('neutral', { label: true }) }];

    const { body } = await server.as('ann')('POST', '/me/responses/bulk', { items });

    expect(body.items[0].item.postil).toEqual({ suggestions_seen: { label: true } });
  });

  it('is kept for responses that come with records', async () => {
    const { body } = await create(answer('neutral'));
    const { user_id } = body;

    await server.as('ada')('PUT', `/datasets/${dataset().id}/records/bulk`, {
      items: [{ id: recordId(), responses: [{ user_id, ...answer('positive', { label: false }) }] }],
    });

    expect((await stored()).postil).toEqual({ suggestions_seen: { label: false } });
  });

  it('is about given answers only', async () => {
    const { body } = await create(answer('neutral', { label: true, other: true }));

    expect(body.postil).toEqual({ suggestions_seen: { label: true } });
  });

  it('is true or false', async () => {
    const { status } = await create(answer('neutral', { label: 'yes' }));

    expect(status).toBe(422);
  });
});
