import type { Person } from '#domain/people/person.ts';
import type { Workspace } from '#domain/session/workspace.ts';
import type { Passwords } from '../ports/people/passwords.ts';
import type { NewPerson, PeopleRepository } from '../ports/people/people-repository.ts';
import { orElse } from '../shared/or-else.ts';

export interface AddedPerson {
  readonly person: Person;
  /** The server returns the password only once. */
  readonly password: string;
}

export class AddPerson {
  constructor(
    private readonly people: PeopleRepository,
    private readonly passwords: Passwords,
  ) {}

  /** Returns the password even if joining a workspace fails, because the account exists. */
  async execute(details: Omit<NewPerson, 'password'>, workspaces: readonly Workspace[]): Promise<AddedPerson> {
    const password = this.passwords.generate();
    const person = await this.people.create({ ...details, password });
    const joined: Workspace[] = [];
    for (const workspace of workspaces) if (await this.join(person, workspace)) joined.push(workspace);
    return { person: { ...person, workspaces: joined }, password };
  }

  private join = (person: Person, workspace: Workspace) =>
    orElse(
      this.people.addToWorkspace(person.id, workspace.id).then(() => true),
      false,
    );
}
