import type { Person } from '#domain/people/person.ts';
import type { Role } from '#domain/session/user.ts';

export interface NewPerson {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly password: string;
}

/** Everybody's accounts, for those who look after them. */
export abstract class PeopleRepository {
  abstract all(): Promise<readonly Person[]>;
  abstract create(person: NewPerson): Promise<Person>;
  abstract changeRole(id: string, role: Role): Promise<Person>;
  /** A new password, told once; whoever was signed in with the old one is signed out. */
  abstract resetPassword(id: string): Promise<string>;
  abstract remove(id: string): Promise<void>;
  abstract addToWorkspace(id: string, workspaceId: string): Promise<void>;
  abstract removeFromWorkspace(id: string, workspaceId: string): Promise<void>;
}
