import type { HonoRequest } from 'hono';
import { type WireToken, wireSignIn } from '#contract/session/token.ts';
import { isPassword } from '../../auth/keys/passwords.ts';
import type { SignInLimits } from '../../auth/sign-in-limits.ts';
import { credentialsOf } from '../../auth/users.ts';
import { check } from '../shared/read-request.ts';
import { unauthorized } from '../shared/refusal.ts';
import type { AppDeps } from '../shared/route.ts';
import { beginSession } from './begin-session.ts';

/** Body limits throw other errors. */
function unreadable(error: unknown) {
  if (error instanceof TypeError) return {};
  throw error;
}

/** Other content types, and invalid forms, read as empty forms. */
async function readForm(request: HonoRequest) {
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(
    request.header('Content-Type') ?? '',
  );
  return check(wireSignIn, isForm ? await request.parseBody().catch(unreadable) : {});
}

export async function signIn(
  request: HonoRequest,
  address: string,
  limits: SignInLimits,
  deps: AppDeps,
): Promise<WireToken> {
  const { username, password } = await readForm(request);
  await limits.begin(username, address);
  const user = await credentialsOf(deps.db, username);
  if (!(await isPassword(user?.password_hash, password)) || !user) throw unauthorized();
  await limits.succeed(username, address);
  return beginSession(user, deps);
}
