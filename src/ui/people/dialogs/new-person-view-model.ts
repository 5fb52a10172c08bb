import type { AddedPerson, AddPerson } from '#application/people/add-person.ts';
import type { Team } from '#domain/people/team.ts';
import type { Role } from '#domain/session/user.ts';
import type { Workspace } from '#domain/session/workspace.ts';
import { limits } from '#domain/shared/limits.ts';
import { atMost, type Problem, required } from '#domain/shared/problem.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import { Task } from '../../shared/task.ts';
import type { ViewModel } from '../../shared/use-view-model.ts';

export const nameFields = ['username', 'firstName', 'lastName'] as const;
export type NameField = (typeof nameFields)[number];

type Names = Readonly<Record<NameField, string>>;

export class NewPersonViewModel implements ViewModel {
  names: Names = { username: '', firstName: '', lastName: '' };
  role: Role = 'annotator';
  workspaces: readonly Workspace[] = [];
  hasSubmitted = false;
  added: AddedPerson | undefined = undefined;
  readonly adding = new Task();

  constructor(private readonly addPerson: AddPerson) {
    makeStateObservable(this);
  }

  activate() {
    return this.adding.cancel;
  }

  enter(field: NameField, text: string) {
    this.names = { ...this.names, [field]: text };
  }

  chooseRole(role: Role) {
    this.role = role;
  }

  setMember(workspace: Workspace, isIn: boolean) {
    const others = this.workspaces.filter(({ id }) => id !== workspace.id);
    this.workspaces = isIn ? [...others, workspace] : others;
  }

  /** Problems show after the first attempt to submit. */
  problemOf(field: NameField, team: Team): Problem | undefined {
    return this.hasSubmitted ? this.problems(field, team)[0] : undefined;
  }

  submit(team: Team, done: (added: AddedPerson) => void) {
    this.hasSubmitted = true;
    if (this.adding.isRunning || nameFields.some((field) => this.problems(field, team).length > 0)) return;
    const { role, workspaces } = this;
    const [username, firstName, lastName] = nameFields.map((field) => this.names[field].trim());
    const person = { username: username ?? '', firstName: firstName ?? '', lastName: lastName ?? '', role };
    void this.adding.run(
      () => this.addPerson.execute(person, workspaces),
      (added) => {
        this.showAdded(added);
        done(added);
      },
    );
  }

  private showAdded(added: AddedPerson) {
    this.added = added;
  }

  private problems(field: NameField, { people }: Team): readonly Problem[] {
    const text = this.names[field].trim();
    const isTaken = field === 'username' && people.some(({ username }) => username === text);
    return [
      ...(field === 'lastName' ? [] : required(text)),
      ...atMost(text, limits.maxPersonNameChars),
      ...(isTaken ? [{ key: 'people.taken' }] : []),
    ];
  }
}
