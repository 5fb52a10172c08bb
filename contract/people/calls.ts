import type { Call } from '../call.ts';
import { wirePasswordChange } from '../session/account.ts';
import { wireToken } from '../session/token.ts';
import { wireUser } from '../session/user.ts';
import { wireNewPassword, wirePeople, wirePerson, wirePersonUpdate } from './person.ts';

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
  /** Everybody with an account, and the workspaces they are members of. For owners. */
  listPeople: { method: 'GET', path: '/api/ext/v1/people', status: 200, response: wirePeople },
  /** Refused with `last_owner` or `own_role`. */
  updatePerson: {
    method: 'PATCH',
    path: '/api/ext/v1/users/:id',
    request: wirePersonUpdate,
    status: 200,
    response: wirePerson,
  },
  /** Makes up a password, and ends the sessions of the user. Refused with `own_account`. */
  resetPassword: { method: 'POST', path: '/api/ext/v1/users/:id/password', status: 200, response: wireNewPassword },
} as const satisfies Record<string, Call>;
