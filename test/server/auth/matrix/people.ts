import { members, type Row, row, signedIn } from './row.ts';

const owners = row(200, 403, 403, 403, 403, 401);
const leads = row(200, 200, 403, 403, 403, 401);

const newUser = { username: 'new', first_name: 'New', password: 'a password of hers' };
const unknownUser = { user_id: '00000000-0000-4000-8000-000000000000' };

/** `:user_id` is a new member of a workspace with a dataset; the workspace's name is taken. */
const wrongPassword = { current_password: 'not the password', new_password: 'a password of hers' };

export const peopleRows: readonly Row[] = [
  ['POST', '/ext/v1/me/api-key', signedIn],
  ['PUT', '/ext/v1/me/password', row(422, 422, 422, 422, 422, 401), wrongPassword],
  ['GET', '/me/workspaces', signedIn],
  ['POST', '/workspaces', row(409, 403, 403, 403, 403, 401), { name: 'team' }],
  ['GET', '/workspaces/:workspace_id', members],
  ['DELETE', '/workspaces/:workspace_id', row(409, 403, 403, 403, 403, 401)],
  ['GET', '/workspaces/:workspace_id/users', leads],
  ['POST', '/workspaces/:workspace_id/users', row(422, 403, 403, 403, 403, 401), unknownUser],
  ['DELETE', '/workspaces/:workspace_id/users/:user_id', leads],
  ['GET', '/users', owners],
  ['POST', '/users', row(201, 403, 403, 403, 403, 401), newUser],
  ['GET', '/users/:user_id', owners],
  ['PATCH', '/users/:user_id', owners, { first_name: 'Newer' }],
  ['DELETE', '/users/:user_id', owners],
  ['GET', '/users/:user_id/workspaces', owners],
  ['GET', '/ext/v1/people', owners],
  ['PATCH', '/ext/v1/users/:user_id', owners, { last_name: 'Newer' }],
  ['POST', '/ext/v1/users/:user_id/password', owners],
];
