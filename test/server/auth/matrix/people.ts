import { members, type Row, signedIn } from './row.ts';

export const peopleRows: readonly Row[] = [
  ['GET', '/me/workspaces', signedIn],
  ['GET', '/workspaces/:workspace_id', members],
];
