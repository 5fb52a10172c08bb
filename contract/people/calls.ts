import type { Call } from '../call.ts';
import { wirePasswordChange } from '../session/account.ts';
import { wireToken } from '../session/token.ts';
import { wireUser } from '../session/user.ts';

/** Accounts, as only our own server lets them be looked after. */
export const peopleCalls = {
  /** The key of before opens nothing from then on. */
  renewApiKey: { method: 'POST', path: '/api/ext/v1/me/api-key', status: 200, response: wireUser },
  /** Ends every session of the user, and begins a new one. Refused with `wrong_password`. */
  changePassword: {
    method: 'PUT',
    path: '/api/ext/v1/me/password',
    request: wirePasswordChange,
    status: 200,
    response: wireToken,
  },
} as const satisfies Record<string, Call>;
