import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { play } from '../support/fuzz/play.ts';
import type { RandomRequest } from '../support/fuzz/requests.ts';
import { type Ask, aFuzzDraft, aFuzzTarget } from '../support/fuzz/world.ts';
import { apiKeyOf, type TestApp, testApp } from '../support/server/app.ts';

const people = ['owner', 'owner', 'ada', 'owner', 'ann', 'nobody'];
const nowhere = 'http://127.0.0.1:9';

describe('random requests', () => {
  let world: TestApp;

  beforeAll(async () => {
    world = await testApp({ FETCH_ALLOW: '127.0.0.1', HUB_URL: nowhere, HUB_DATASETS_URL: nowhere });
    await world.addUser('owner', 'owner');
  });
  afterAll(() => world.close());

  const ask: Ask = async (method, path, body) => (await world.as('owner')(method, path, body)).body;

  async function places() {
    const workspace = await world.addWorkspace('team');
    const ann = await world.addUser('ann', 'annotator', workspace);
    const ada = await world.addUser('ada', 'admin', workspace);
    const wanted = { workspace, people: [ann.id, ada.id] };
    return [await aFuzzTarget(ask, { ...wanted, name: 'ready' }), await aFuzzDraft(ask, { ...wanted, name: 'draft' })];
  }

  async function send({ method, path, headers, body }: RandomRequest, turn: number) {
    const key = apiKeyOf(people[turn % people.length] ?? '');
    const init = { method, headers: { ...headers, 'X-Argilla-Api-Key': key } };
    const answer = await world.app.request(path, body === undefined || method === 'GET' ? init : { ...init, body });
    const isStream = answer.headers.get('Content-Type')?.startsWith('text/event-stream');
    if (isStream) await answer.body?.cancel();
    return { status: answer.status, body: isStream ? '' : await answer.text() };
  }

  it('never make the server fail', async () => {
    const answers: { readonly status: number; readonly sent: string }[] = [];

    await play(await places(), {
      seed: 2, // many requests of this game get through
      count: 300,
      concurrentRequests: 1,
      send,
      tell: ({ method, path, body }, { status }) =>
        answers.push({ status, sent: `${method} ${path} ${body?.slice(0, 500)}` }),
    });

    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(answers.filter(({ status }) => status < 300).length).toBeGreaterThan(answers.length / 4);
  }, 60_000);
});
