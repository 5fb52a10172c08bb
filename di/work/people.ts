import { ContainerModule } from 'inversify';
import { AddPerson } from '#application/people/add-person.ts';
import { LoadTeam } from '#application/people/load-team.ts';
import { DatasetRepository } from '#application/ports/datasets/dataset-repository.ts';
import { Passwords } from '#application/ports/people/passwords.ts';
import { PeopleRepository } from '#application/ports/people/people-repository.ts';
import { AccountRepository } from '#application/ports/session/account-repository.ts';
import { TokenStore } from '#application/ports/session/token-store.ts';
import { WorkspaceRepository } from '#application/ports/session/workspace-repository.ts';
import { Notices } from '#application/ports/shared/notices.ts';
import { Preferences } from '#application/ports/shared/preferences.ts';
import { ChangePassword } from '#application/session/change-password.ts';
import { RandomPasswords } from '#infrastructure/browser/secrets/random-passwords.ts';
import { Api } from '#infrastructure/http/api.ts';
import { HttpAccountRepository } from '#infrastructure/http/people/http-account-repository.ts';
import { HttpPeopleRepository } from '#infrastructure/http/people/http-people-repository.ts';
import { ApiKeyViewModel } from '#ui/session/settings/api-key-view-model.ts';
import { PasswordViewModel } from '#ui/session/settings/password-view-model.ts';
import { ProfileViewModel } from '#ui/session/settings/profile-view-model.ts';
import { KeyboardSettings } from '#ui/shared/keyboard-settings.ts';
import { Session } from '#ui/shared/session.ts';
import { wiring } from '../wiring.ts';

/** Looking after accounts: one's own, and everybody's. */
export const people = new ContainerModule(({ bind }) => {
  const { provide, provideAs } = wiring(bind);
  provideAs(AccountRepository, HttpAccountRepository, [Api]);
  provideAs(PeopleRepository, HttpPeopleRepository, [Api]);
  provideAs(Passwords, RandomPasswords, []);
  provide(KeyboardSettings, [Preferences, Session]);
  provide(ProfileViewModel, [WorkspaceRepository]).inTransientScope();
  provide(ApiKeyViewModel, [AccountRepository, Session, Notices]).inTransientScope();
  provide(PasswordViewModel, [ChangePassword, Notices]).inTransientScope();
  provide(ChangePassword, [AccountRepository, TokenStore]);
  provide(LoadTeam, [PeopleRepository, WorkspaceRepository, DatasetRepository]);
  provide(AddPerson, [PeopleRepository, Passwords]);
});
