import type { Person } from '#domain/people/person.ts';
import type { Role } from '#domain/session/user.ts';

export interface NewPerson {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly password: string;
}

/** Accounts of all users, for owners. */
export abstract class PeopleRepository {
  abstract all(): Promise<readonly Person[]>;
  abstract create(person: NewPerson): Promise<Person>;
  abstract changeRole(id: string, role: Role): Promise<Person>;
  /** Returns the new password once, and ends the sessions of the user. */
  abstract resetPassword(id: string): Promise<string>;
  abstract remove(id: string): Promise<void>;
  abstract addToWorkspace(id: string, workspaceId: string): Promise<void>;
  abstract removeFromWorkspace(id: string, workspaceId: string): Promise<void>;
}
