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
      ['Made the workspace team.'],
      ['ana is a member of team now.'],
      ['NAME  MEMBERS  DATASETS', 'team  1        0'],
      ['ana is a member of team no more.'],
      ['Deleted the workspace team.'],
      ['NAME  MEMBERS  DATASETS'],
    ]);
  });

  it.each([
    ['create team', 'There is a workspace team already.'],
    ['add team ana', 'ana is a member of team already.'],
    ['add team bo', 'There is no user bo. postil user list tells who there is.'],
    ['add crew ana', 'There is no workspace crew. postil workspace list tells which there are.'],
    ['remove other ana', 'ana is no member of other.'],
    ['delete team', 'There are datasets in team. Delete them first.'],
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
