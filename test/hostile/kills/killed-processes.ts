import { owner, type Product } from '../../e2e/support/product.ts';
import { Annotator } from '../../support/server/annotator.ts';
import { killBackend, killDatabase } from '../../support/server/kill-database.ts';
import { sender, signIn } from '../support/client.ts';
import type { Tally } from '../support/tally.ts';
import { isReadyWithin, statusOf } from './health.ts';

interface Death {
  readonly name: string;
  readonly strike: (product: Product) => Promise<void>;
  /** The server goes on by itself. */
  readonly goesOn: boolean;
}

const recoveryMs = 30_000;

const deaths: readonly Death[] = [
  { name: 'the server', strike: (product) => product.end('SIGKILL'), goesOn: false },
  { name: 'PostgreSQL', strike: ({ folder }) => killDatabase(folder), goesOn: true },
  { name: 'one backend of PostgreSQL', strike: ({ folder }) => killBackend(folder), goesOn: true },
  {
    name: 'the server and PostgreSQL',
    strike: async (product) => {
      await Promise.all([killDatabase(product.folder), product.end('SIGKILL')]);
    },
    goesOn: false,
  },
];

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** While PostgreSQL is down, calls are answered with 503 and `Retry-After`. */
class Outage {
  readonly problems = new Set<string>();
  private isOver = false;

  constructor(
    private readonly address: string,
    private readonly token: string,
  ) {}

  async watch() {
    const send = sender(this.address, this.token);
    while (!this.isOver) {
      const answer = await send('GET', '/v1/me').catch(() => undefined);
      if (!answer) this.problems.add('a call has no answer');
      else if (answer.status !== 200 && answer.status !== 503)
        this.problems.add(`a call is answered with ${answer.status}`);
      else if (answer.status === 503 && !answer.headers.has('retry-after')) this.problems.add('503 has no Retry-After');
      await sleep(30);
    }
  }

  end() {
    this.isOver = true;
  }
}

async function goOn(product: Product, name: string, outage: Outage, tally: Tally) {
  const isReady = await isReadyWithin(product.address, recoveryMs);
  outage.end();
  const ends =
    (await statusOf(`${product.address}/healthz`)) === 0 ? 'the server has ended' : 'the server is not ready';
  tally.check(`the server goes on after ${name} was killed`, isReady ? undefined : `${ends} within ${recoveryMs} ms`);
  const problems = [...outage.problems];
  tally.check(`calls while ${name} is away`, problems.length > 0 ? problems.join(', ') : undefined);
  if (!isReady) await restart(product);
}

async function restart(product: Product) {
  await product.end();
  await product.start();
}

async function die(product: Product, annotator: Annotator, { name, strike, goesOn }: Death, tally: Tally) {
  const gone = annotator.answerUntilGone(product.address);
  await sleep(300 + Math.random() * 700);
  const outage = new Outage(product.address, await signIn(product.address));
  const watching = goesOn ? outage.watch() : Promise.resolve();
  await strike(product);
  await gone;
  await (goesOn ? goOn(product, name, outage, tally) : restart(product));
  await watching;
  const lost = await annotator.lost(product.address);
  tally.check(`confirmed answers after ${name} was killed`, lost.length > 0 ? `${lost.length} lost` : undefined);
}

/** Kills processes while answers arrive: confirmed answers are kept. */
export async function killedProcesses(product: Product, rounds: number, tally: Tally) {
  const annotator = new Annotator(owner.password);
  for (let round = 1; round <= rounds; round += 1)
    for (const death of deaths) await die(product, annotator, death, tally);
  tally.note(`${annotator.confirmations} answers were confirmed between the kills`);
}
