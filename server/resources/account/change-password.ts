import type * as v from 'valibot';
import type { wirePasswordChange } from '#contract/session/account.ts';
import type { WireToken } from '#contract/session/token.ts';
import { isPassword } from '../../auth/keys/passwords.ts';
import type { SignInLimits } from '../../auth/sign-in-limits.ts';
import { sessionOf } from '../../auth/users.ts';
import { transactionWithEvents } from '../../live/transaction-with-events.ts';
import type { Trx } from '../../schema/database.ts';
import { beginSession } from '../session/begin-session.ts';
import { unprocessable } from '../shared/refusal.ts';
import type { CallContext } from '../shared/route.ts';
import { changeUser } from '../users/change-user.ts';

/** Locked, so that of two concurrent changes one fails. */
async function checkPassword(trx: Trx, id: string, password: string) {
  const mine = trx.selectFrom('users').select('password_hash').where('id', '=', id).where('deleted_at', 'is', null);
  const row = await mine.forUpdate().executeTakeFirst();
  if (!(await isPassword(row?.password_hash, password)))
    throw unprocessable('The current password is wrong', 'wrong_password');
}

/** Requires the current password and limits attempts: a stolen token is not enough. */
export async function changePassword(
  call: CallContext<v.InferOutput<typeof wirePasswordChange>>,
  limits: SignInLimits['reauthentication'],
): Promise<WireToken> {
  const { id, username } = call.caller;
  const { current_password, new_password: password } = call.body;
  await limits.begin(username);
  const session = await transactionWithEvents(call, async (trx) => {
    await checkPassword(trx, id, current_password);
    await changeUser(trx, id, { password });
    return sessionOf(trx, id);
  });
  await limits.succeed(username);
  return beginSession(session, call);
}
