import { cpus, totalmem } from 'node:os';
import { owner, Product } from '../../test/e2e/support/product.ts';
import type { Bound } from '../figures.ts';
import { report } from '../figures.ts';
import { residentMegabytes } from '../memory.ts';
import { answering, answerTogether } from './answers.ts';
import { Caller } from './caller.ts';
import { answerShare, type Loaded, loadTexts, loadVectors } from './load.ts';
import { boundsOf, type Limits, searches, similar, type Timing } from './searches.ts';

const port = 4720;
const password = 'a long enough password';
const shares = [0.05, 0.15, 0.3];
const minIngestPerSecond = 1_500;
const limitsOf: Readonly<Record<number, Limits>> = {
  100000: { page: 8, text: 20, filtered: 30, sorted: 8, deep: 15 },
  1000000: { page: 10, text: 250, filtered: 400, deep: 400 },
};

const line = ({ name, median, p95 }: Timing) =>
  console.log(`     ${name}: median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`);

async function addPeople(boss: Caller, workspaceId: string, prefix: string, count: number) {
  const people: Caller[] = [];
  for (let index = 0; index < count; index += 1) {
    const username = `${prefix}${index}`;
    const user = { username, first_name: username, role: 'annotator', password };
    const { id } = await boss.get('POST', '/users', user);
    await boss.get('POST', `/workspaces/${workspaceId}/users`, { user_id: id });
    people.push(await boss.signIn(username, password));
  }
  return people;
}

const rate = ({ records, rate: figure }: Loaded): Bound => ({
  name: `${records / 1000}k records, got in`,
  figure,
  limit: minIngestPerSecond,
  unit: 'a second',
  isLeast: true,
});

async function texts(boss: Caller, people: readonly Caller[], workspaceId: string, records: number) {
  const loaded = await loadTexts(boss, workspaceId, records);
  await Promise.all(people.map((person, index) => answerShare(person, loaded, shares[index % 3] ?? 0)));
  const [person] = people;
  if (!person) throw new Error('the benchmark needs at least one user');
  const timings = [...(await searches(person, loaded, limitsOf[records] ?? {})), ...(await answering(person, loaded))];
  timings.forEach(line);
  return { loaded, bounds: [rate(loaded), ...boundsOf(timings)] };
}

async function everybody(
  boss: Caller,
  workspaceId: string,
  loaded: Loaded,
  seconds: number,
): Promise<readonly Bound[]> {
  const people = await addPeople(boss, workspaceId, 'quick', 50);
  const { answers, median, p95, problems } = await answerTogether(people, loaded, seconds, 500);
  console.log(
    `     50 annotators for ${seconds} s: ${answers} answers, median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
  );
  for (const problem of problems.slice(0, 10)) console.log(`     ${problem}`);
  return [
    { name: '50 annotators, p95', figure: p95, limit: 100, unit: 'ms' },
    { name: '50 annotators, problems', figure: problems.length, limit: 0, unit: '' },
  ];
}

/** Runs all measurements on a database of this size, made from a fixed seed. */
export async function benchServer(records: number, seconds = 60): Promise<boolean> {
  const [cpu] = cpus();
  console.log(
    `     ${cpus().length} cores, ${cpu?.model}, ${Math.round(totalmem() / 1e9)} GB, Node ${process.version}`,
  );
  const product = new Product(port, { DEMO: 'false', SIGN_IN_FAILURES_PER_ADDRESS: '1000' });
  try {
    await product.start();
    const boss = await new Caller(port, '').signIn(owner.username, owner.password);
    const { id } = await boss.get('POST', '/workspaces', { name: 'bench' });
    const people = await addPeople(boss, id, 'person', 3);
    const { loaded, bounds } = await texts(boss, people, id, records);
    const more = records > 100_000 ? [] : await vectors(boss, people[0] ?? boss, id, records);
    const crowded = await everybody(boss, id, loaded, seconds);
    console.log(`     resident memory of all processes: ${residentMegabytes(product.pid).toFixed(0)} MB`);
    return report([...bounds, ...more, ...crowded]);
  } finally {
    await product.stop();
  }
}

async function vectors(boss: Caller, person: Caller, workspaceId: string, records: number) {
  const loaded = await loadVectors(boss, workspaceId, records);
  console.log(`     ${records / 1000}k vectors got in at ${loaded.rate.toFixed(0)} a second`);
  const timings = await similar(person, loaded);
  timings.forEach(line);
  return boundsOf(timings);
}
