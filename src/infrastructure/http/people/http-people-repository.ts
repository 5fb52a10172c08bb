import type { NewPerson, PeopleRepository } from '#application/ports/people/people-repository.ts';
import { type WirePerson, wireNewPassword, wirePeople, wirePerson } from '#contract/people/person.ts';
import { wireUser } from '#contract/session/user.ts';
import type { Person } from '#domain/people/person.ts';
import type { Role } from '#domain/session/user.ts';
import type { Api } from '../api.ts';

export class HttpPeopleRepository implements PeopleRepository {
  constructor(private readonly api: Api) {}

  async all(): Promise<readonly Person[]> {
    const { items } = await this.api.get({
      path: 'ext/v1/people',
      schema: wirePeople,
      failure: 'POSTIL_FETCHING_PEOPLE',
    });
    return items.map(toPerson);
  }

  async create({ username, firstName, lastName, role, password }: NewPerson): Promise<Person> {
    const user = await this.api.call({
      method: 'post',
      path: 'v1/users',
      json: { username, first_name: firstName, last_name: lastName || null, role, password },
      schema: wireUser,
      failure: 'POSTIL_CREATING_PERSON',
    });
    return toPerson({ ...user, workspaces: [] });
  }

  async changeRole(id: string, role: Role): Promise<Person> {
    const person = await this.api.call({
      method: 'patch',
      path: `ext/v1/users/${id}`,
      json: { role },
      schema: wirePerson,
      failure: 'POSTIL_CHANGING_PERSON',
    });
    return toPerson(person);
  }

  async resetPassword(id: string): Promise<string> {
    const { password } = await this.api.call({
      method: 'post',
      path: `ext/v1/users/${id}/password`,
      schema: wireNewPassword,
      failure: 'POSTIL_CHANGING_PERSON',
    });
    return password;
  }

  async remove(id: string): Promise<void> {
    const failure = 'POSTIL_DELETING_PERSON';
    await this.api.call({ method: 'delete', path: `v1/users/${id}`, schema: wireUser, failure });
  }

  async addToWorkspace(id: string, workspaceId: string): Promise<void> {
    await this.api.call({
      method: 'post',
      path: `v1/workspaces/${workspaceId}/users`,
      json: { user_id: id },
      schema: wireUser,
      failure: 'POSTIL_CHANGING_MEMBERS',
    });
  }

  async removeFromWorkspace(id: string, workspaceId: string): Promise<void> {
    const path = `v1/workspaces/${workspaceId}/users/${id}`;
    await this.api.call({ method: 'delete', path, schema: wireUser, failure: 'POSTIL_CHANGING_MEMBERS' });
  }
}

const toPerson = (wire: WirePerson): Person => ({
  id: wire.id,
  username: wire.username,
  firstName: wire.first_name,
  lastName: wire.last_name ?? undefined,
  role: wire.role,
  workspaces: wire.workspaces,
  insertedAt: wire.inserted_at,
});
