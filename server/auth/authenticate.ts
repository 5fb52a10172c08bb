import type { HonoRequest } from 'hono';
import { unauthorized } from '../resources/shared/refusal.ts';
import type { Db } from '../schema/database.ts';
import type { Caller } from './caller.ts';
import { readToken } from './tokens.ts';
import { callerByApiKey, callerBySession } from './users.ts';

async function byToken(db: Db, token: string, signingKey: Uint8Array) {
  const session = await readToken(token, signingKey);
  if (!session) throw unauthorized('Invalid token');
  return callerBySession(db, session);
}

export async function authenticate(request: HonoRequest, db: Db, signingKey: Uint8Array): Promise<Caller> {
  const apiKey = request.header('X-Argilla-Api-Key') ?? request.header('X-API-Key');
  const token = /^Bearer +(.+)$/i.exec(request.header('Authorization') ?? '')?.[1];
  const caller = apiKey ? await callerByApiKey(db, apiKey) : token && (await byToken(db, token, signingKey));
  if (!caller) throw unauthorized();
  return caller;
}
