import { Agent, type IncomingMessage, request } from 'node:http';
import type { ApiResponse } from '../../test/support/fuzz/play.ts';
import type { RandomRequest } from '../../test/support/fuzz/requests.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Streams do not end, so their text is not read. */
async function textOf(answer: IncomingMessage) {
  if (answer.headers['content-type']?.startsWith('text/event-stream')) {
    answer.destroy();
    return '';
  }
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

const retryStatus = -1;

type Sent = Pick<RandomRequest, 'method' | 'path' | 'headers' | 'body'>;

/** A connection that the server closes without an answer has the status 0. */
const sendOnce = (port: number, { method, path, headers, body = '' }: Sent, key: string) =>
  new Promise<ApiResponse>((resolve) => {
    const own = { ...headers, 'X-Argilla-Api-Key': key, 'Content-Length': Buffer.byteLength(body) };
    const sent = request({ host: '127.0.0.1', port, method, path, agent, headers: own }, (answer) => {
      const { statusCode: status = 0 } = answer;
      textOf(answer)
        .then((text) => resolve({ status, body: text }))
        .catch(() => resolve({ status, body: '' }));
    });
    sent.on('error', ({ message }) => resolve({ status: sent.reusedSocket ? retryStatus : 0, body: message }));
    sent.end(body);
  });

/** Sends the request unchanged; repeats it once if the connection ended before it was sent. */
export async function send(...request: Parameters<typeof sendOnce>): Promise<ApiResponse> {
  const answer = await sendOnce(...request);
  return answer.status === retryStatus ? send(...request) : answer;
}
