import { everybody, type Row, row, signedIn } from './row.ts';

const unknown = row(404, 404, 404, 404, 404, 404);

export const instanceRows: readonly Row[] = [
  ['GET', '/settings', everybody],
  ['GET', '/oauth2/providers', everybody],
  ['GET', '/oauth2/providers/:provider/authentication', unknown],
  ['GET', '/oauth2/providers/:provider/access-token', unknown],
  ['GET', '/version', everybody],
  ['GET', '/status', everybody],
  ['POST', '/token', row(422, 422, 422, 422, 422, 422)],
  ['GET', '/me', signedIn],
];
