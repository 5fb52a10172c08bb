import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pass } from './slow-wire.ts';

/**
 * Runs a proxy before the product in which requests and answers overtake each other. It closes no connection that the
 * browser may use again, and uses none of the product twice: the delay would let it end before the request arrives.
 */
export async function behindSlowProxy(product: string, use: (address: string) => Promise<void>) {
  const server = createServer({ keepAliveTimeout: 0 }, (asked, answer) => void passOn(product, asked, answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    await use(`http://127.0.0.1:${port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

async function passOn(product: string, asked: IncomingMessage, answer: ServerResponse) {
  await pass();
  const { method, headers, url = '/' } = asked;
  const passed = request(new URL(url, product), { method, headers, agent: false });
  answer.once('close', () => passed.destroy());
  passed.once('error', () => answer.destroy());
  passed.once('response', async (response) => {
    await pass();
    answer.writeHead(response.statusCode ?? 502, response.rawHeaders);
    response.pipe(answer);
  });
  asked.pipe(passed);
}
