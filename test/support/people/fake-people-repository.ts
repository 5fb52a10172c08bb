import type { NewPerson, PeopleRepository } from '#application/ports/people/people-repository.ts';
import type { Person } from '#domain/people/person.ts';
import type { Role } from '#domain/session/user.ts';
import { Fake, failing } from '../repositories/fake.ts';
import { aPerson } from './people.ts';

export class FakePeopleRepository extends Fake implements PeopleRepository {
  /** Pairs of a person and a workspace. */
  readonly members: (readonly [id: string, workspaceId: string])[] = [];
  /** Workspaces that reject new members. */
  readonly closed = new Set<string>();

  constructor(public people: readonly Person[] = []) {
    super();
  }

  all = () => this.answer('POSTIL_FETCHING_PEOPLE', () => this.people);

  create = ({ password: _, ...person }: NewPerson) =>
    this.answer('POSTIL_CREATING_PERSON', () => {
      const made = aPerson({ ...person, id: person.username });
      this.people = [...this.people, made];
      return made;
    });

  changeRole = (id: string, role: Role) =>
    this.answer('POSTIL_CHANGING_PERSON', () => {
      this.people = this.people.map((person) => (person.id === id ? { ...person, role } : person));
      return aPerson(this.people.find((person) => person.id === id));
    });

  resetPassword = (id: string) => this.answer('POSTIL_CHANGING_PERSON', () => `a new password of ${id}`);

  remove = (id: string) =>
    this.answer('POSTIL_DELETING_PERSON', () => {
      this.people = this.people.filter((person) => person.id !== id);
    });

  addToWorkspace = (id: string, workspaceId: string) =>
    this.answer('POSTIL_CHANGING_MEMBERS', () => {
      if (this.closed.has(workspaceId)) throw failing('POSTIL_CHANGING_MEMBERS', 404);
      this.members.push([id, workspaceId]);
    });

  removeFromWorkspace = (id: string, workspaceId: string) =>
    this.answer('POSTIL_CHANGING_MEMBERS', () => {
      const at = this.members.findIndex(([who, where]) => who === id && where === workspaceId);
      this.members.splice(at, 1);
    });
}
