import type { LoadTeam } from '#application/people/load-team.ts';
import type { PeopleRepository } from '#application/ports/people/people-repository.ts';
import type { WorkspaceRepository } from '#application/ports/session/workspace-repository.ts';
import { type LockReason, lockReason, matchesName, type Person } from '#domain/people/person.ts';
import {
  isMember,
  joinWorkspace,
  leaveWorkspace,
  type Team,
  withoutPerson,
  withoutWorkspace,
  withPerson,
  withWorkspace,
} from '#domain/people/team.ts';
import { type Role, roleOf } from '#domain/session/user.ts';
import type { Workspace } from '#domain/session/workspace.ts';
import { makeStateObservable } from '../shared/make-state-observable.ts';
import type { Session } from '../shared/session.ts';
import { Task } from '../shared/task.ts';
import type { ViewModel } from '../shared/use-view-model.ts';
import { Attempts } from './attempts.ts';

export class PeopleViewModel implements ViewModel {
  team: Team | undefined = undefined;
  words = '';
  readonly loading = new Task();
  readonly attempts = new Attempts();

  constructor(
    private readonly loadTeam: LoadTeam,
    private readonly people: PeopleRepository,
    private readonly workspaces: WorkspaceRepository,
    private readonly session: Session,
  ) {
    makeStateObservable(this);
  }

  get found(): readonly Person[] {
    return this.team?.people.filter((person) => matchesName(person, this.words)) ?? [];
  }

  activate() {
    this.load();
    return this.loading.cancel;
  }

  load() {
    void this.loading.run(() => this.loadTeam.execute(), this.show);
  }

  search(words: string) {
    this.words = words;
  }

  keptBecause(person: Person): LockReason | undefined {
    return lockReason(person, this.team?.people ?? [], this.session.user?.id ?? '');
  }

  isMe({ id }: Person): boolean {
    return this.session.user?.id === id;
  }

  roleOf(person: Person): Role {
    return this.attempts.shown(`role ${person.id}`, roleOf(person));
  }

  changeRole(person: Person, role: Role) {
    const change = () => this.people.changeRole(person.id, role);
    void this.attempts.make(`role ${person.id}`, role, change, this.take);
  }

  isMember(person: Person, { id }: Workspace): boolean {
    return this.attempts.shown(`member ${person.id} ${id}`, isMember(person, id));
  }

  setMember(personId: string, workspaceId: string, isIn: boolean) {
    const change = () => this.people[isIn ? 'addToWorkspace' : 'removeFromWorkspace'](personId, workspaceId);
    const done = () => this.change((team) => (isIn ? joinWorkspace : leaveWorkspace)(team, personId, workspaceId));
    void this.attempts.make(`member ${personId} ${workspaceId}`, isIn, change, done);
  }

  take(person: Person) {
    this.change((team) => withPerson(team, person));
  }

  remove({ id }: Person) {
    const done = () => this.change((team) => withoutPerson(team, id));
    void this.attempts.make(`person ${id}`, undefined, () => this.people.remove(id), done);
  }

  takeWorkspace(workspace: Workspace) {
    this.change((team) => withWorkspace(team, workspace));
  }

  removeWorkspace({ id }: Workspace) {
    const done = () => this.change((team) => withoutWorkspace(team, id));
    void this.attempts.make(`workspace ${id}`, undefined, () => this.workspaces.remove(id), done);
  }

  private show(team: Team) {
    this.team = team;
  }

  private change(how: (team: Team) => Team) {
    if (this.team) this.team = how(this.team);
  }
}
