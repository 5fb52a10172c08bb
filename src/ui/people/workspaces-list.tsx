import { Trash2, Users } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { workspacePath } from '#domain/datasets/overview/list-url.ts';
import { membersOf, type Team, type TeamWorkspace } from '#domain/people/team.ts';
import { Dialog } from '../components/controls/dialog.tsx';
import { IconButton } from '../components/controls/icon-button.tsx';
import { PageLink } from '../navigation/page-link.tsx';
import { MembershipDialog } from './dialogs/membership-dialog.tsx';
import { NewWorkspace } from './new-workspace.tsx';
import styles from './people.module.css';
import type { PeopleViewModel } from './people-view-model.ts';

interface WorkspacesListProps {
  readonly viewModel: PeopleViewModel;
  readonly team: Team;
}

export const WorkspacesList = observer(function WorkspacesList({ viewModel, team }: WorkspacesListProps) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="workspaces">
      <div className={styles.head}>
        <h2 id="workspaces">{t('people.workspaces.title')}</h2>
      </div>
      <NewWorkspace team={team} onAdded={viewModel.showWorkspace} />
      <ul className={styles.list}>
        {team.workspaces.map((workspace) => (
          <WorkspaceRow key={workspace.id} workspace={workspace} team={team} viewModel={viewModel} />
        ))}
      </ul>
    </section>
  );
});

interface WorkspaceRowProps extends WorkspacesListProps {
  readonly workspace: TeamWorkspace;
}

const WorkspaceRow = observer(function WorkspaceRow({ workspace, team, viewModel }: WorkspaceRowProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'members' | 'delete'>();
  const factsId = useId();
  const { id, name, datasets } = workspace;
  const close = () => setOpen(undefined);
  const handleDelete = () => {
    close();
    viewModel.removeWorkspace(workspace);
  };

  return (
    <li className={styles.workspace}>
      <div className={styles.names}>
        <h3>
          <PageLink to={workspacePath(name)}>
            <bdi>{name}</bdi>
          </PageLink>
        </h3>
        <p id={factsId}>
          {t('people.workspaces.members', { count: membersOf(team, id).length })} ·{' '}
          {t('people.workspaces.datasets', { count: datasets })}
          {datasets > 0 && ` · ${t('people.workspaces.kept')}`}
        </p>
      </div>
      <div className={styles.actions}>
        <IconButton look="quiet" label={t('people.workspaces.membersOf', { name })} onClick={() => setOpen('members')}>
          <Users size={17} />
        </IconButton>
        <IconButton
          look="quiet"
          label={t('people.workspaces.delete', { name })}
          aria-describedby={factsId}
          disabled={datasets > 0}
          busy={viewModel.changes.isRunning(`workspace ${id}`)}
          onClick={() => setOpen('delete')}
        >
          <Trash2 size={17} />
        </IconButton>
      </div>
      {open === 'members' && (
        <MembershipDialog
          title={t('people.workspaces.membersOf', { name })}
          none=""
          items={team.people.map((person) => ({
            id: person.id,
            name: person.username,
            isIn: viewModel.isMember(person, workspace),
          }))}
          onChoose={(personId, isIn) => viewModel.setMember(personId, id, isIn)}
          onClose={close}
        />
      )}
      {open === 'delete' && (
        <Dialog
          title={t('people.workspaces.deleteTitle', { name })}
          onClose={close}
          confirm={{ text: t('people.workspaces.deleteConfirm'), onConfirm: handleDelete }}
        >
          <p>{t('people.workspaces.deleteAbout')}</p>
        </Dialog>
      )}
    </li>
  );
});
