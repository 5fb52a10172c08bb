import { expect, it } from 'vitest';
import { play } from '../support/fuzz/play.ts';
import type { RandomRequest } from '../support/fuzz/requests.ts';
import { type Ask, aFuzzDraft, aFuzzTarget } from '../support/fuzz/world.ts';
import { apiKeyOf, type TestApp, testApp } from '../support/server/app.ts';

const people = ['owner', 'owner', 'ada', 'owner', 'ann', 'nobody'];
/** Several short games, each with a server of its own: one request can delete what the rest of its game is about. */
const games = (process.env.TEST_SEEDS ?? '1,2,3,4,5,6').split(',').map(Number);
const requestsInGame = 50;
const nowhere = 'http://127.0.0.1:9';

async function placesIn(world: TestApp) {
  await world.addUser('owner', 'owner');
  const workspace = await world.addWorkspace('team');
  const ann = await world.addUser('ann', 'annotator', workspace);
  const ada = await world.addUser('ada', 'admin', workspace);
  const wanted = { workspace, people: [ann.id, ada.id] };
  const ask: Ask = async (method, path, body) => (await world.as('owner')(method, path, body)).body;
  return [await aFuzzTarget(ask, { ...wanted, name: 'ready' }), await aFuzzDraft(ask, { ...wanted, name: 'draft' })];
}

async function send({ app }: TestApp, { method, path, headers, body }: RandomRequest, turn: number) {
  const key = apiKeyOf(people[turn % people.length] ?? '');
  const init = { method, headers: { ...headers, 'X-Argilla-Api-Key': key } };
  const answer = await app.request(path, body === undefined || method === 'GET' ? init : { ...init, body });
  const isStream = answer.headers.get('Content-Type')?.startsWith('text/event-stream');
  if (isStream) await answer.body?.cancel();
  return { status: answer.status, body: isStream ? '' : await answer.text() };
}

it('random requests never make the server fail', async () => {
  const answers: { readonly status: number; readonly sent: string }[] = [];

  for (const seed of games) {
    const world = await testApp({ FETCH_ALLOW: '127.0.0.1', HUB_URL: nowhere, HUB_DATASETS_URL: nowhere });
    await play(await placesIn(world), {
      seed,
      count: requestsInGame,
      concurrentRequests: 1,
      send: (request, turn) => send(world, request, turn),
      tell: ({ method, path, body }, { status }) =>
        answers.push({ status, sent: `${method} ${path} ${body?.slice(0, 500)}` }),
    });
    await world.close();
  }

  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(answers.filter(({ status }) => status < 300).length).toBeGreaterThan(answers.length / 4);
}, 60_000);
