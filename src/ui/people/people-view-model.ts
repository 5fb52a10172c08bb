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
import { OptimisticChanges } from './optimistic-changes.ts';

export class PeopleViewModel implements ViewModel {
  team: Team | undefined = undefined;
  query = '';
  readonly loading = new Task();
  readonly changes = new OptimisticChanges();

  constructor(
    private readonly loadTeam: LoadTeam,
    private readonly people: PeopleRepository,
    private readonly workspaces: WorkspaceRepository,
    private readonly session: Session,
  ) {
    makeStateObservable(this);
  }

  get shownPeople(): readonly Person[] {
    return this.team?.people.filter((person) => matchesName(person, this.query)) ?? [];
  }

  activate() {
    this.load();
    return this.loading.cancel;
  }

  load() {
    void this.loading.run(() => this.loadTeam.execute(), this.show);
  }

  search(words: string) {
    this.query = words;
  }

  keptBecause(person: Person): LockReason | undefined {
    return lockReason(person, this.team?.people ?? [], this.session.user?.id ?? '');
  }

  isMe({ id }: Person): boolean {
    return this.session.user?.id === id;
  }

  roleOf(person: Person): Role {
    return this.changes.shownValue(`role ${person.id}`, roleOf(person));
  }

  changeRole(person: Person, role: Role) {
    const change = () => this.people.changeRole(person.id, role);
    void this.changes.run(`role ${person.id}`, role, change, this.showPerson);
  }

  isMember(person: Person, { id }: Workspace): boolean {
    return this.changes.shownValue(`member ${person.id} ${id}`, isMember(person, id));
  }

  setMember(personId: string, workspaceId: string, isIn: boolean) {
    const change = () => this.people[isIn ? 'addToWorkspace' : 'removeFromWorkspace'](personId, workspaceId);
    const done = () => this.updateTeam((team) => (isIn ? joinWorkspace : leaveWorkspace)(team, personId, workspaceId));
    void this.changes.run(`member ${personId} ${workspaceId}`, isIn, change, done);
  }

  showPerson(person: Person) {
    this.updateTeam((team) => withPerson(team, person));
  }

  remove({ id }: Person) {
    const done = () => this.updateTeam((team) => withoutPerson(team, id));
    void this.changes.run(`person ${id}`, undefined, () => this.people.remove(id), done);
  }

  showWorkspace(workspace: Workspace) {
    this.updateTeam((team) => withWorkspace(team, workspace));
  }

  removeWorkspace({ id }: Workspace) {
    const done = () => this.updateTeam((team) => withoutWorkspace(team, id));
    void this.changes.run(`workspace ${id}`, undefined, () => this.workspaces.remove(id), done);
  }

  private show(team: Team) {
    this.team = team;
  }

  private updateTeam(how: (team: Team) => Team) {
    if (this.team) this.team = how(this.team);
  }
}
