import { owner, Product } from '../../test/e2e/support/product.ts';
import { Caller } from '../server/caller.ts';
import { measureCalls } from './calls.ts';
import { type Figures, type Measured, table } from './figures.ts';
import { measurePages } from './pages.ts';
import { addAnnotator, type BenchUser, loadDataset, type MeasuredServer, removeAll, sender } from './server.ts';

const port = 4689;
const rounds = 3;

export interface Against {
  readonly address: string;
  /** API key of an owner. */
  readonly key: string;
  readonly records: number;
}

/** Fills a server; each run measures as an annotator who has answered nothing. */
async function prepare(server: MeasuredServer, records: number) {
  const send = sender(server);
  const dataset = await loadDataset(send, records);
  const users: BenchUser[] = [];
  return {
    async run(): Promise<Figures> {
      const user = await addAnnotator(send, dataset);
      users.push(user);
      return { ...(await measurePages(server, dataset, user)), ...(await measureCalls(send, dataset)) };
    },
    end: () => removeAll(send, dataset, users),
  };
}

/** Measures ours and another server in turns, three times, and prints both with their ratios. */
export async function benchAgainst({ address, key, records }: Against): Promise<boolean> {
  const product = new Product(port, { DEMO: 'false' });
  try {
    await product.start();
    const { key: ownKey } = await new Caller(port, '').signIn(owner.username, owner.password);
    const servers = [
      { name: address, address, key },
      { name: 'Postil', address: product.address, key: ownKey },
    ];
    const measured: (Measured & { readonly runs: Figures[] })[] = servers.map(({ name }) => ({ name, runs: [] }));
    const prepared = [];
    try {
      for (const server of servers) prepared.push(await prepare(server, records));
      for (let round = 1; round <= rounds; round += 1)
        for (const [at, server] of prepared.entries()) {
          console.error(`run ${round} of ${rounds}: ${measured[at]?.name}`);
          measured[at]?.runs.push(await server.run());
        }
    } finally {
      for (const server of prepared) await server.end();
    }
    const [theirs, ours] = measured;
    if (theirs && ours) console.log(table(theirs, ours));
    return true;
  } finally {
    await product.stop();
  }
}
