import type { KyselyPlugin } from 'kysely';
import { createApp } from '#server/app.ts';
import { apiKeyOf, type TestApp } from './app.ts';

/** Sends a request by a user, and counts its statements, without BEGIN and COMMIT. */
export async function countedRequest(
  { db, deps }: Pick<TestApp, 'db' | 'deps'>,
  username: string,
  method: string,
  path: string,
  body?: unknown,
) {
  let statements = 0;
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const app = createApp({ ...deps, db: db.withPlugin(counting) });
  const headers = { 'X-Argilla-Api-Key': apiKeyOf(username), 'Content-Type': 'application/json' };
  const response = await app.request(path, { method, headers, body: JSON.stringify(body) ?? null });
  return { response, statements };
}
