import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Person } from '#domain/people/person.ts';
import type { Team } from '#domain/people/team.ts';
import type { Role } from '#domain/session/user.ts';
import { Dialog } from '../../components/controls/dialog.tsx';
import { TextInput } from '../../components/controls/text-input.tsx';
import { useViewModel } from '../../shared/use-view-model.ts';
import styles from './dialogs.module.css';
import { NewPasswordNote } from './new-password-note.tsx';
import { type NameField, NewPersonViewModel, nameFields } from './new-person-view-model.ts';

interface NewPersonDialogProps {
  readonly team: Team;
  readonly onAdded: (person: Person) => void;
  readonly onClose: () => void;
}

interface FormFieldProps {
  readonly viewModel: NewPersonViewModel;
  readonly team: Team;
}

export const NewPersonDialog = observer(function NewPersonDialog({ team, onAdded, onClose }: NewPersonDialogProps) {
  const viewModel = useViewModel(NewPersonViewModel);
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const { added, adding } = viewModel;
  if (added)
    return (
      <Dialog title={t('people.added', { username: added.person.username })} onClose={onClose}>
        <NewPasswordNote username={added.person.username} password={added.password} />
      </Dialog>
    );

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    viewModel.submit(team, ({ person }) => onAdded(person));
  };
  return (
    <Dialog
      title={t('people.add')}
      onClose={onClose}
      confirm={{
        text: t('people.addConfirm'),
        isBusy: adding.isRunning,
        onConfirm: () => form.current?.requestSubmit(),
      }}
    >
      <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit}>
        {nameFields.map((field) => (
          <NameInput key={field} field={field} viewModel={viewModel} team={team} />
        ))}
        <RoleChoice viewModel={viewModel} />
        <WorkspacesChoice viewModel={viewModel} team={team} />
        <input type="submit" hidden />
      </form>
    </Dialog>
  );
});

const NameInput = observer(function NameInput({
  field,
  viewModel,
  team,
}: FormFieldProps & { readonly field: NameField }) {
  const { t } = useTranslation();
  const problem = viewModel.problemOf(field, team);
  const labels = {
    username: t('session.username'),
    firstName: t('userSettings.profile.firstName'),
    lastName: t('people.lastName'),
  };
  return (
    <TextInput
      label={labels[field]}
      autoComplete="off"
      autoCapitalize={field === 'username' ? 'none' : 'words'}
      spellCheck={false}
      dir="auto"
      required={field !== 'lastName'}
      aria-invalid={problem !== undefined}
      note={problem && t(problem.key as 'people.taken', { ...problem.values })}
      value={viewModel.names[field]}
      onChange={(event) => viewModel.enter(field, event.target.value)}
    />
  );
});

const RoleChoice = observer(function RoleChoice({ viewModel }: Pick<FormFieldProps, 'viewModel'>) {
  const { t } = useTranslation();
  const id = useId();
  const roles: readonly Role[] = ['annotator', 'admin', 'owner'];
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('people.role')}</label>
      <select
        id={id}
        value={viewModel.role}
        onChange={(event) => viewModel.chooseRole(roles.find((role) => role === event.target.value) ?? 'annotator')}
      >
        {roles.map((role) => (
          <option key={role} value={role}>
            {t(`session.roles.${role}`)}
          </option>
        ))}
      </select>
      <p>{t(`people.about.${viewModel.role}`)}</p>
    </div>
  );
});

const WorkspacesChoice = observer(function WorkspacesChoice({ viewModel, team }: FormFieldProps) {
  const { t } = useTranslation();
  if (team.workspaces.length === 0) return null;
  return (
    <fieldset className={styles.field}>
      <legend>{t('people.workspaces.title')}</legend>
      <ul className={styles.choices}>
        {team.workspaces.map((workspace) => (
          <li key={workspace.id}>
            <label className={styles.choice}>
              <input
                type="checkbox"
                checked={viewModel.workspaces.some(({ id }) => id === workspace.id)}
                onChange={(event) => viewModel.setMember(workspace, event.target.checked)}
              />
              <span dir="auto">{workspace.name}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
});
