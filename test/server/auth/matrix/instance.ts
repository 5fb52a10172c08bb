import { everybody, type Row, row, signedIn } from './row.ts';

export const instanceRows: readonly Row[] = [
  ['GET', '/settings', everybody],
  ['GET', '/oauth2/providers', everybody],
  ['GET', '/version', everybody],
  ['GET', '/status', everybody],
  ['POST', '/token', row(422, 422, 422, 422, 422, 422)],
  ['GET', '/me', signedIn],
];
