import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCommandLine, type CommandLine } from '../../support/commands/command-line.ts';
import { aDataset } from '../../support/server/world.ts';

describe('postil workspace', () => {
  let line: CommandLine;

  beforeEach(async () => {
    line = await aCommandLine();
    await line.run('user create ana --role owner --generate-password');
  });
  afterEach(() => line.close());

  it('creates, lists and deletes workspaces, and adds and removes members', async () => {
    const said: (readonly string[])[] = [];

    for (const words of ['create team', 'add team ana', 'list', 'remove team ana', 'delete team', 'list'])
      said.push((await line.run(`workspace ${words}`)).output);

    expect(said).toEqual([
      ['Created workspace team.'],
      ['Added ana to team.'],
      ['NAME  MEMBERS  DATASETS', 'team  1        0'],
      ['Removed ana from team.'],
      ['Deleted workspace team.'],
      ['NAME  MEMBERS  DATASETS'],
    ]);
  });

  it.each([
    ['create team', 'Workspace team already exists.'],
    ['add team ana', 'ana is already a member of team.'],
    ['add team bo', 'User bo not found. See postil user list.'],
    ['add crew ana', 'Workspace crew not found. See postil workspace list.'],
    ['remove other ana', 'ana is not a member of other.'],
    ['delete team', 'Workspace team still contains datasets. Delete them first.'],
  ])('exits with one line for %s', async (words, error) => {
    for (const first of ['create team', 'create other', 'add team ana']) await line.run(`workspace ${first}`);
    const { id } = await line.db
      .selectFrom('workspaces')
      .select('id')
      .where('name', '=', 'team')
      .executeTakeFirstOrThrow();
    await aDataset(line.db, { workspaceId: id, records: 0 });

    const { code, output, errors } = await line.run(`workspace ${words}`);

    expect([code, output, errors]).toEqual([1, [], [error]]);
  });
});
