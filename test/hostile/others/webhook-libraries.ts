import { Webhook } from 'standardwebhooks';
import type { Product } from '../../e2e/support/product.ts';
import { aListener, type Received } from '../../support/outside/listener.ts';
import { asker, sender, signIn } from '../support/client.ts';
import type { Tally } from '../support/tally.ts';
import { ask as askPython, python } from './python.ts';

const names = [
  'plain',
  'with "quotes"',
  'naïve 漢字 🙂',
  'line\nfeed',
  '</script>',
  'separators \u2028\u2029',
] as const;
const wanted = names.length;
const timeoutMs = 20_000;

const headersOf = ({ headers }: Received) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

async function delivered({ received }: { readonly received: readonly Received[] }) {
  for (const end = Date.now() + timeoutMs; received.length < wanted && Date.now() < end; )
    await new Promise((resolve) => setTimeout(resolve, 100));
}

function verified(message: Received, secret: string): string | undefined {
  try {
    new Webhook(secret).verify(message.body, headersOf(message));
    return undefined;
  } catch (error) {
    return String(error);
  }
}

const changed = (message: Received): Received => ({ ...message, body: message.body.replace('{', '{ ') });

/** Deliveries of the product, verified by the libraries that receivers use. */
export async function webhookLibraries({ address }: Product, hasPython: boolean, tally: Tally) {
  const listener = await aListener();
  try {
    const ask = asker(sender(address, await signIn(address)));
    const { secret } = await ask('POST', '/webhooks', { url: listener.url, events: ['dataset.created'] });
    const { items } = await ask('GET', '/me/workspaces');
    for (const name of names) await ask('POST', '/datasets', { name, workspace_id: items[0].id });
    await delivered(listener);
    tally.check(
      'deliveries',
      listener.received.length >= wanted ? undefined : `${listener.received.length} of ${wanted}`,
    );
    for (const message of listener.received) {
      tally.check('a delivery by the library for JavaScript', verified(message, secret));
      tally.check('a delivery that was changed', verified(changed(message), secret) ? undefined : 'is taken');
    }
    if (!hasPython) return;
    const lines = listener.received.map((message) =>
      JSON.stringify({ secret, headers: headersOf(message), body: message.body }),
    );
    const { code, said } = await askPython([python, 'test/hostile/others/webhooks.py'], lines.join('\n'));
    tally.check('deliveries by the library for Python', code === 0 && said.trim() === '' ? undefined : said);
  } finally {
    await listener.close();
  }
}
