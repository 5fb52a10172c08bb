import { describe, expect, it } from 'vitest';
import { LoadTeamAnswers } from '#application/annotation/load-team-answers.ts';
import type { UserResponse } from '#domain/annotation/team-answers.ts';
import { Failure } from '#domain/shared/failure.ts';

const dataset = { id: 'd', workspaceId: 'w' };
const given = (userId: string | undefined): UserResponse => ({ userId, status: 'submitted', answers: {} });

function aTeam(responses: readonly UserResponse[]) {
  const team = { members: [{ id: 'u1', username: 'ann' }], requests: 0, isBroken: false };
  const known = async () => {
    team.requests += 1;
    if (team.isBroken) throw new Failure('POSTIL_FETCHING_MEMBERS');
    return team.members;
  };
  const load = new LoadTeamAnswers({ of: async () => new Map([['r', responses]]) }, { known, of: known });
  const names = async () => (await load.execute(dataset, ['r'])).get('r')?.map(({ username }) => username);
  return { team, names };
}

describe('the answers of a team', () => {
  it('have the names of their users, which are loaded once', async () => {
    const { team, names } = aTeam([given('u1')]);

    expect(await names()).toEqual(['ann']);
    expect(await names()).toEqual(['ann']);
    expect(team.requests).toBe(1);
  });

  it('load the names again for a new user', async () => {
    const { team, names } = aTeam([given('u1'), given('u2')]);
    expect(await names()).toEqual(['ann', undefined]);

    team.members.push({ id: 'u2', username: 'bo' });

    expect(await names()).toEqual(['ann', 'bo']);
  });

  it('have no name if their user was deleted, or if the names cannot be loaded', async () => {
    expect(await aTeam([given(undefined)]).names()).toEqual([undefined]);
    const { team, names } = aTeam([given('u1')]);
    team.isBroken = true;

    expect(await names()).toEqual([undefined]);
  });
});
