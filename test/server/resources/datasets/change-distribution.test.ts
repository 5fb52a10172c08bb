import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../support/server/app.ts';
import { aDataset, type World } from '../../../support/server/world.ts';

const answer = { status: 'submitted', values: { label: { value: 'positive' } } };
const twice = { strategy: 'overlap', min_submitted: 2 } as const;

describe('a change of the distribution during an answer', () => {
  let world: TestApp;
  let workspaceId: string;
  let names = 0;

  beforeAll(async () => {
    world = await testApp();
    workspaceId = await world.addWorkspace('team');
    await world.addUser('owner', 'owner');
    await world.addUser('ana', 'annotator', workspaceId);
  });
  afterAll(() => world.close());

  const made = () => aDataset(world.db, { workspaceId, name: `dataset-${names++}` });
  const statusOf = async ({ records }: World) =>
    (await world.as('owner')('GET', `/records/${records[0]?.id}`)).body.status;

  it.each<readonly [string, (dataset: World) => Promise<{ status: number }>]>([
    ['one record', ({ records }) => world.as('ana')('POST', `/records/${records[0]?.id}/responses`, answer)],
    [
      'many records',
      ({ records }) =>
        world.as('ana')('POST', '/me/responses/bulk', {
          items: records.map(({ id }) => ({ ...answer, record_id: id })),
        }),
    ],
  ])('applies to a waiting answer to %s', async (_, send) => {
    const dataset = await made();

    const answering = await world.db.transaction().execute(async (trx) => {
      await sql`LOCK TABLE ${sql.id(`records_${dataset.ds}`)} IN EXCLUSIVE MODE`.execute(trx);
      const sent = send(dataset);
      await trx
        .updateTable('datasets')
        .set({ distribution: JSON.stringify(twice) })
        .where('id', '=', dataset.id)
        .execute();
      return { sent };
    });

    expect((await answering.sent).status).toBeLessThan(300);
    expect(await statusOf(dataset)).toBe('pending');
  });

  it('is refused, or applies to the answer', async () => {
    for (let round = 0; round < 5; round += 1) {
      const dataset = await made();

      const [changed] = await Promise.all([
        world.as('owner')('PATCH', `/datasets/${dataset.id}`, { distribution: twice }),
        world.as('ana')('POST', `/records/${dataset.records[0]?.id}/responses`, answer),
      ]);

      expect(await statusOf(dataset)).toBe(changed.status === 200 ? 'pending' : 'completed');
    }
  });
});
