import { play } from '../../test/support/fuzz/play.ts';
import { type Ask, aFuzzDraft, aFuzzTarget, password } from '../../test/support/fuzz/world.ts';
import type { Caller } from '../server/caller.ts';
import type { Report } from './report.ts';
import { send } from './send.ts';

interface Round {
  readonly port: number;
  readonly seed: number;
  readonly number: number;
  readonly report: Report;
}

const requests = 2_000;
const requestsWhileDeleting = 100;
const concurrentRequests = 4;

/** Deletes all data except the first owner, and ignores what the server refuses to delete. */
async function clear(boss: Caller) {
  const { id: me } = await boss.get('GET', '/me');
  for (const list of ['/webhooks', '/me/datasets', '/me/workspaces', '/users'])
    for (const { id } of (await boss.get('GET', list)).items)
      if (id !== me) await boss.send('DELETE', `${list.replace('/me', '')}/${id}`);
}

const nobody = 'nobody';

/** The round never renews its own API key, without which it could send nothing. */
const keyFor = (name: string, key = nobody) => (name === 'renewApiKey' ? nobody : key);

/** Creates a workspace with users and datasets, sends random requests about them, and deletes all of it. */
export async function playRound(boss: Caller, { port, seed, number, report }: Round) {
  const ask: Ask = (method, path, body) => boss.get(method, path, body);
  const { id: workspace } = await ask('POST', '/workspaces', { name: `round ${number}` });
  const member = async (role: string) => {
    const name = `${role} ${number}`;
    const { id } = await ask('POST', '/users', { username: name, first_name: role, role, password });
    await ask('POST', `/workspaces/${workspace}/users`, { user_id: id });
    const { api_key: key } = await (await boss.signIn(name, password)).get('GET', '/me');
    return { id, key };
  };
  const [ann, ada] = [await member('annotator'), await member('admin')];
  const wanted = { workspace, people: [ann.id, ada.id] };
  const place = await aFuzzTarget(ask, { ...wanted, name: 'ready' });
  const draft = await aFuzzDraft(ask, { ...wanted, name: 'draft' });
  const { api_key: own } = await ask('GET', '/me');
  const keys: readonly string[] = [own, own, ann.key, ada.key, own, own, own, ada.key, nobody];
  const game = {
    seed: seed + number * requests,
    concurrentRequests,
    tell: report.tell,
    send: (request: Parameters<typeof report.tell>[0], turn: number) =>
      send(port, request, keyFor(request.name, keys[turn % keys.length])),
  };
  await play([place, draft], { ...game, count: requests });
  await Promise.all([
    play([place], { ...game, seed: game.seed + 1, count: requestsWhileDeleting }),
    ask('DELETE', `/datasets/${place.dataset}`),
  ]);
  await clear(boss);
}
