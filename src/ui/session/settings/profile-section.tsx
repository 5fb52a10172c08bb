import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { workspacePath } from '#domain/datasets/overview/list-url.ts';
import { roleOf, type User } from '#domain/session/user.ts';
import type { Workspace } from '#domain/session/workspace.ts';
import { Button } from '../../components/controls/button.tsx';
import { Skeleton } from '../../components/feedback/skeleton.tsx';
import { Avatar } from '../../components/marks/avatar.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { useViewModel } from '../../shared/use-view-model.ts';
import { ProfileViewModel } from './profile-view-model.ts';
import styles from './settings.module.css';
import { SettingsSection } from './settings-section.tsx';

export function ProfileSection({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const { username, firstName, lastName } = user;
  return (
    <SettingsSection name="profile" title={t('userSettings.profile.title')} about={t('userSettings.profile.about')}>
      <div className={styles.person}>
        <Avatar username={username} size="medium" />
        <span className={styles.role}>{t(`session.roles.${roleOf(user)}`)}</span>
      </div>
      <dl className={styles.facts}>
        <dt>{t('session.username')}</dt>
        <dd>
          <bdi>{username}</bdi>
        </dd>
        <dt>{t('userSettings.profile.firstName')}</dt>
        <dd>
          <bdi>{firstName}</bdi>
        </dd>
        {lastName && (
          <>
            <dt>{t('userSettings.profile.lastName')}</dt>
            <dd>
              <bdi>{lastName}</bdi>
            </dd>
          </>
        )}
        <dt>{t('userSettings.profile.workspaces')}</dt>
        <dd>
          <Workspaces />
        </dd>
      </dl>
    </SettingsSection>
  );
}

const Workspaces = observer(function Workspaces() {
  const { workspaces, loading, load } = useViewModel(ProfileViewModel);
  const { t } = useTranslation();
  if (workspaces) return <WorkspaceLinks workspaces={workspaces} />;
  if (loading.hasFailed) return <Button onClick={load}>{t('common.retry')}</Button>;
  return <Skeleton lines={1} />;
});

function WorkspaceLinks({ workspaces }: { readonly workspaces: readonly Workspace[] }) {
  const { t } = useTranslation();
  if (workspaces.length === 0) return <>{t('userSettings.profile.noWorkspaces')}</>;
  return (
    <ul className={styles.workspaces}>
      {workspaces.map(({ id, name }) => (
        <li key={id}>
          <PageLink to={workspacePath(name)} dir="auto">
            {name}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
