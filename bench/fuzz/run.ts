import fc from 'fast-check';
import { owner, Product } from '../test/e2e/support/product.ts';
import { type RandomRequest, randomRequests } from '../test/support/fuzz/requests.ts';
import { residentMegabytes } from './memory.ts';
import { Caller } from './server/caller.ts';

/** Random requests, valid and invalid, for some minutes: none of them may fail the server, nor its memory grow. */
const minutes = Number(process.argv[2] ?? 30);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
const port = 4721;
const password = 'a long enough password';
const lanes = 4;
const roundOf = 2_000;

/** What would end the round for everybody; a round has them once, at its end. */
const ends = new Set(['deleteUser', 'deleteWorkspace', 'deleteDataset', 'updateUser', 'signIn']);

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const names = [
  'text',
  'label',
  'stars',
  'comment',
  'spans',
  'order',
  'topics',
  'source',
  'length',
  'vec',
  'yes',
  'no',
  'r1',
  'web',
  'owner',
  'terms',
  '2026-01-01',
];

const options = (...values: readonly string[]) => values.map((value) => ({ value, text: value }));
const questions = [
  { name: 'label', title: 'L', required: true, settings: { type: 'label_selection', options: options('yes', 'no') } },
  { name: 'topics', title: 'T', settings: { type: 'multi_label_selection', options: options('a', 'b', 'c') } },
  { name: 'stars', title: 'S', settings: { type: 'rating', options: [{ value: 1 }, { value: 2 }, { value: 3 }] } },
  { name: 'order', title: 'O', settings: { type: 'ranking', options: options('r1', 'r2') } },
  { name: 'comment', title: 'C', settings: { type: 'text' } },
  { name: 'spans', title: 'P', settings: { type: 'span', field: 'text', options: options('person', 'place') } },
];

async function aWorkspace(boss: Caller, round: number) {
  const { id: workspace } = await boss.get('POST', '/workspaces', { name: `round ${round}` });
  const user = await boss.get('POST', '/users', {
    username: `ann${round}`,
    first_name: 'Ann',
    role: 'annotator',
    password,
  });
  await boss.get('POST', `/workspaces/${workspace}/users`, { user_id: user.id });
  const seen: unknown[] = [workspace, user];
  for (const kind of ['ready', 'draft']) {
    const dataset = await boss.get('POST', '/datasets', { name: kind, workspace_id: workspace });
    const add = async (what: string, item: object) =>
      seen.push(await boss.get('POST', `/datasets/${dataset.id}/${what}`, item));
    await add('fields', { name: 'text', title: 'Text', required: true, settings: { type: 'text' } });
    for (const question of questions) await add('questions', question);
    await add('metadata-properties', { name: 'source', title: 'Source', settings: { type: 'terms' } });
    await add('metadata-properties', { name: 'length', title: 'Length', settings: { type: 'integer' } });
    await add('vectors-settings', { name: 'vec', title: 'Vector', dimensions: 2 });
    if (kind === 'draft') continue;
    await boss.get('PUT', `/datasets/${dataset.id}/publish`);
    const items = Array.from({ length: 20 }, (_, index) => ({
      external_id: `e${index}`,
      fields: { text: `text ${index}` },
      metadata: { source: 'web', length: index },
      vectors: { vec: [index, 1] },
    }));
    seen.push(await boss.get('POST', `/datasets/${dataset.id}/records/bulk`, { items }));
  }
  const ids = [...new Set(JSON.stringify(seen).match(uuid))];
  return { ids, ann: await boss.signIn(`ann${round}`, password) };
}

const tally = new Map<string, number>();
const failures: string[] = [];

async function send(who: Caller, { name, method, path, body }: RandomRequest) {
  const { status, body: answer } = await who.text(method, path.replace('/api/v1', ''), body);
  tally.set(`${status}`, (tally.get(`${status}`) ?? 0) + 1);
  if (status >= 500)
    failures.push(`${name}: ${method} ${path} ${body?.slice(0, 300)} → ${status} ${answer.slice(0, 200)}`);
}

async function round(boss: Caller, number: number) {
  const { ids, ann } = await aWorkspace(boss, number);
  const people = [boss, boss, ann, new Caller(port, 'nobody')];
  const arbitrary = randomRequests([...ids, ...names], (name) => ends.has(name));
  const requests = fc.sample(arbitrary, { numRuns: roundOf, seed: seed + number });
  const work = async (lane: number) => {
    for (let at = lane; at < requests.length; at += lanes) {
      const [request, who] = [requests[at], people[at % people.length]];
      if (request && who) await send(who, request);
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, lane) => work(lane)));
  for (const request of fc.sample(
    randomRequests([...ids, ...names], (name) => !ends.has(name)),
    { numRuns: 50, seed: seed + number },
  ))
    await send(ann, request);
}

const product = new Product(port, {
  DEMO: 'false',
  SIGN_IN_FAILURES_PER_ADDRESS: '1000000',
  SIGN_IN_FAILURES_PER_NAME: '1000000',
});
try {
  await product.start();
  const boss = await new Caller(port, '').signIn(owner.username, owner.password);
  const end = performance.now() + minutes * 60_000;
  const memory: number[] = [];
  for (let number = 1; performance.now() < end && failures.length < 20; number += 1) {
    await round(boss, number);
    memory.push(Math.round(residentMegabytes(product.pid)));
  }
  const requests = [...tally.values()].reduce((sum, count) => sum + count, 0);
  console.log(
    `seed ${seed}: ${requests} requests, ${[...tally].map(([status, count]) => `${status}: ${count}`).join(', ')}`,
  );
  console.log(`memory of all processes, after each round, in MB: ${memory.join(' ')}`);
  for (const failure of failures) console.log(failure);
  process.exitCode = failures.length > 0 ? 1 : 0;
} finally {
  await product.stop();
}
