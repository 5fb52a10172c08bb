import type { Workspace } from '../session/workspace.ts';
import type { Person } from './person.ts';

/** Workspaces with datasets cannot be deleted. */
export interface TeamWorkspace extends Workspace {
  readonly datasets: number;
}

export interface Team {
  readonly people: readonly Person[];
  readonly workspaces: readonly TeamWorkspace[];
}

const byName = (a: Workspace, b: Workspace) => a.name.localeCompare(b.name);

const changePerson = (team: Team, id: string, change: (person: Person) => Person): Team => ({
  ...team,
  people: team.people.map((person) => (person.id === id ? change(person) : person)),
});

export const withPerson = (team: Team, person: Person): Team => ({
  ...team,
  people: team.people.some(({ id }) => id === person.id)
    ? team.people.map((each) => (each.id === person.id ? person : each))
    : [...team.people, person],
});

export const withoutPerson = (team: Team, id: string): Team => ({
  ...team,
  people: team.people.filter((person) => person.id !== id),
});

export const isMember = ({ workspaces }: Person, workspaceId: string): boolean =>
  workspaces.some(({ id }) => id === workspaceId);

export function joinWorkspace(team: Team, personId: string, workspaceId: string): Team {
  const more = team.workspaces.filter(({ id }) => id === workspaceId).map(({ id, name }) => ({ id, name }));
  const join = (person: Person) => ({ ...person, workspaces: [...person.workspaces, ...more].toSorted(byName) });
  return changePerson(team, personId, (person) => (isMember(person, workspaceId) ? person : join(person)));
}

const withoutMembership = (person: Person, workspaceId: string): Person => ({
  ...person,
  workspaces: person.workspaces.filter(({ id }) => id !== workspaceId),
});

export const leaveWorkspace = (team: Team, personId: string, workspaceId: string): Team =>
  changePerson(team, personId, (person) => withoutMembership(person, workspaceId));

export const withWorkspace = (team: Team, workspace: Workspace): Team => ({
  ...team,
  workspaces: [...team.workspaces, { ...workspace, datasets: 0 }].toSorted(byName),
});

export const withoutWorkspace = ({ people, workspaces }: Team, workspaceId: string): Team => ({
  people: people.map((person) => withoutMembership(person, workspaceId)),
  workspaces: workspaces.filter(({ id }) => id !== workspaceId),
});

export const membersOf = ({ people }: Team, workspaceId: string): readonly Person[] =>
  people.filter((person) => isMember(person, workspaceId));
