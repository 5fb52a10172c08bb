import { describe, expect, it, onTestFinished } from 'vitest';
import { testApp } from '../../../support/server/app.ts';

async function anApp(...settings: Parameters<typeof testApp>) {
  const world = await testApp(...settings);
  onTestFinished(() => world.close());
  await world.addUser('owner', 'owner');
  return world;
}

const events = '/ext/v1/datasets/00000000-0000-4000-8000-000000000000/events';

describe('the features of this server', () => {
  it('are announced to all clients', async () => {
    const world = await anApp();

    const { body } = await world.as()('GET', '/settings');

    expect(body.postil.features).toEqual(
      expect.arrayContaining([
        'events',
        'leases',
        'overview',
        'own-metrics',
        'own-answers',
        'account',
        'people',
        'filters',
        'person-progress',
        'shares',
        'label-additions',
        'colours',
        'trash',
        'export',
        'known-records',
        'rename',
        'question-changes',
        'label-removal',
        'move',
        'duplicate',
        'answer-times',
        'suggestions-seen',
        'quality',
        'answer-filters',
        'blind-suggestions',
      ]),
    );
    expect((await world.as('owner')('GET', events)).body.detail).toMatch(/^Dataset with id/);
  });

  it('are neither available nor announced with the Argilla API only', async () => {
    const world = await anApp({}, { speaks: 'argilla' });

    const { body } = await world.as()('GET', '/settings');

    expect(body).not.toHaveProperty('postil');
    expect(await world.as('owner')('GET', events)).toMatchObject({ status: 404, body: { detail: 'Not Found' } });
  });
});
