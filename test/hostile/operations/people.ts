import type { Who } from '../../server/auth/matrix/row.ts';
import { type Ask, type Person, type Send, sender, signIn } from '../support/client.ts';

const password = 'a long enough password';

/** A user who sends requests, and signs in again after a change of the password. */
export class Account {
  private token = '';
  private current = password;

  constructor(
    private readonly address: string,
    readonly username: string,
    readonly id: string,
  ) {}

  get password() {
    return this.current;
  }

  readonly send: Send = (...request) => sender(this.address, this.token)(...request);

  async signIn() {
    this.token = await signIn(this.address, this);
    return this;
  }

  async changeTo(changed: string) {
    this.current = changed;
    await this.signIn();
  }
}

interface Members {
  readonly admin: Account;
  readonly annotator: Account;
  readonly colleague: Account;
}

/** A workspace and its members; members of the other workspace are strangers here. */
export interface Team {
  readonly name: string;
  readonly workspace: string;
  readonly members: Members;
}

export async function aTeam(address: string, ask: Ask, name: string): Promise<Team> {
  const { id: workspace } = await ask('POST', '/workspaces', { name });
  const member = async (role: string, username: string) => {
    const { id } = await ask('POST', '/users', { username, first_name: username, role, password });
    await ask('POST', `/workspaces/${workspace}/users`, { user_id: id });
    return new Account(address, username, id).signIn();
  };
  const members = {
    admin: await member('admin', `${name} admin`),
    annotator: await member('annotator', `${name} annotator`),
    colleague: await member('annotator', `${name} colleague`),
  };
  return { name, workspace, members };
}

/** Accounts by role; `here` is the workspace of the object, `elsewhere` the other one. */
export const accountsOf = (
  owner: Account,
  here: Team,
  elsewhere: Team,
): Readonly<Record<Who, Account | undefined>> => ({
  owner,
  'member admin': here.members.admin,
  'member annotator': here.members.annotator,
  'strange admin': elsewhere.members.admin,
  'strange annotator': elsewhere.members.annotator,
  nobody: undefined,
});

export const newPerson = (username: string): Person & { readonly first_name: string } => ({
  username,
  first_name: username,
  password,
});
