import type { Call } from '../call.ts';
import { wirePasswordChange } from '../session/account.ts';
import { wireToken } from '../session/token.ts';
import { wireUser } from '../session/user.ts';
import { wireNewPassword, wirePeople, wirePerson, wirePersonUpdate } from './person.ts';

/** Accounts; only this server has these calls. */
export const peopleCalls = {
  /** Revokes the old key. */
  renewApiKey: { method: 'POST', path: '/api/ext/v1/me/api-key', status: 200, response: wireUser },
  /** Ends all sessions of the user and starts a new one. Error code: `wrong_password`. */
  changePassword: {
    method: 'PUT',
    path: '/api/ext/v1/me/password',
    request: wirePasswordChange,
    status: 200,
    response: wireToken,
  },
  listPeople: { method: 'GET', path: '/api/ext/v1/people', status: 200, response: wirePeople },
  /** Error codes: `last_owner`, `own_role`. */
  updatePerson: {
    method: 'PATCH',
    path: '/api/ext/v1/users/:id',
    request: wirePersonUpdate,
    status: 200,
    response: wirePerson,
  },
  /** Generates a password and ends the sessions of the user. Error code: `own_account`. */
  resetPassword: { method: 'POST', path: '/api/ext/v1/users/:id/password', status: 200, response: wireNewPassword },
} as const satisfies Record<string, Call>;
