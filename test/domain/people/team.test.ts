import { describe, expect, it } from 'vitest';
import {
  isMember,
  joinWorkspace,
  leaveWorkspace,
  membersOf,
  type Team,
  withoutPerson,
  withoutWorkspace,
  withPerson,
  withWorkspace,
} from '#domain/people/team.ts';
import { aPerson } from '../../support/people/people.ts';

const texts = { id: 'w1', name: 'texts' };
const reviews = { id: 'w2', name: 'reviews' };
const ann = aPerson({ username: 'ann', workspaces: [texts] });
const ben = aPerson({ username: 'ben' });
const team: Team = { people: [ann, ben], workspaces: [{ ...texts, datasets: 2 }] };
const workspacesOf = ({ people }: Team, id: string) =>
  people.find((person) => person.id === id)?.workspaces.map(({ name }) => name);

describe('a team', () => {
  it('adds and replaces a person', () => {
    const cy = aPerson({ username: 'cy' });

    expect(withPerson(team, cy).people).toEqual([ann, ben, cy]);
    expect(withPerson(team, { ...ben, role: 'admin' }).people).toEqual([ann, { ...ben, role: 'admin' }]);
  });

  it('removes a person', () => {
    expect(withoutPerson(team, 'ann').people).toEqual([ben]);
  });

  it('sorts the workspaces of a member, adds each once, and removes them', () => {
    const wide = withWorkspace(team, reviews);
    const more = joinWorkspace(joinWorkspace(wide, 'ann', 'w2'), 'ann', 'w2');

    expect(workspacesOf(more, 'ann')).toEqual(['reviews', 'texts']);
    expect(workspacesOf(more, 'ben')).toEqual([]);
    expect(workspacesOf(leaveWorkspace(more, 'ann', 'w1'), 'ann')).toEqual(['reviews']);
  });

  it('knows who is a member', () => {
    expect([isMember(ann, 'w1'), isMember(ben, 'w1')]).toEqual([true, false]);
    expect(membersOf(team, 'w1')).toEqual([ann]);
  });

  it('adds an empty workspace by name', () => {
    expect(withWorkspace(team, reviews).workspaces).toEqual([
      { ...reviews, datasets: 0 },
      { ...texts, datasets: 2 },
    ]);
  });

  it('removes the memberships of a deleted workspace', () => {
    const without = withoutWorkspace(team, 'w1');

    expect(without.workspaces).toEqual([]);
    expect(workspacesOf(without, 'ann')).toEqual([]);
  });
});
