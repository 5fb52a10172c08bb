import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName, type LockReason, type Person } from '#domain/people/person.ts';
import type { Team } from '#domain/people/team.ts';
import type { Role } from '#domain/session/user.ts';
import { Avatar } from '../components/marks/avatar.tsx';
import styles from './people.module.css';
import type { PeopleViewModel } from './people-view-model.ts';
import { PersonActions } from './person-actions.tsx';

const roles: readonly Role[] = ['owner', 'admin', 'annotator'];

interface PersonRowProps {
  readonly person: Person;
  readonly team: Team;
  readonly viewModel: PeopleViewModel;
}

export const PersonRow = observer(function PersonRow({ person, team, viewModel }: PersonRowProps) {
  const { t } = useTranslation();
  const reasonId = useId();
  const kept = viewModel.keptBecause(person);
  const { username, workspaces } = person;
  return (
    <li className={styles.row}>
      <Avatar username={username} />
      <div className={styles.names}>
        <h3>
          <bdi>{username}</bdi>
        </h3>
        <p>
          <bdi>{fullName(person)}</bdi>
        </p>
      </div>
      <RoleChoice person={person} viewModel={viewModel} kept={kept} reasonId={reasonId} />
      <PersonActions person={person} team={team} viewModel={viewModel} kept={kept} reasonId={reasonId} />
      <p className={styles.workspaces}>
        {workspaces.length > 0 ? <bdi>{workspaces.map(({ name }) => name).join(', ')}</bdi> : t('people.noWorkspaces')}
      </p>
      {kept && (
        <p className={styles.reason} id={reasonId}>
          {t(`people.kept.${kept}`)}
        </p>
      )}
    </li>
  );
});

interface RoleChoiceProps extends Omit<PersonRowProps, 'team'> {
  readonly kept: LockReason | undefined;
  readonly reasonId: string;
}

const RoleChoice = observer(function RoleChoice({ person, viewModel, kept, reasonId }: RoleChoiceProps) {
  const { t } = useTranslation();
  return (
    <select
      className={styles.role}
      aria-label={t('people.roleOf', { username: person.username })}
      aria-describedby={kept && reasonId}
      aria-busy={viewModel.changes.isRunning(`role ${person.id}`) || undefined}
      disabled={kept !== undefined}
      value={viewModel.roleOf(person)}
      onChange={(event) => {
        const role = roles.find((each) => each === event.target.value);
        if (role) viewModel.changeRole(person, role);
      }}
    >
      {roles.map((role) => (
        <option key={role} value={role}>
          {t(`session.roles.${role}`)}
        </option>
      ))}
    </select>
  );
});
