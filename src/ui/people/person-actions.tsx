import { FolderCog, KeyRound, Trash2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LockReason, Person } from '#domain/people/person.ts';
import type { Team } from '#domain/people/team.ts';
import { Dialog } from '../components/controls/dialog.tsx';
import { IconButton } from '../components/controls/icon-button.tsx';
import { MembershipDialog } from './dialogs/membership-dialog.tsx';
import { ResetDialog } from './dialogs/reset-dialog.tsx';
import styles from './people.module.css';
import type { PeopleViewModel } from './people-view-model.ts';

interface PersonActionsProps {
  readonly person: Person;
  readonly team: Team;
  readonly viewModel: PeopleViewModel;
  readonly kept: LockReason | undefined;
  readonly reasonId: string;
}

export const PersonActions = observer(function PersonActions(props: PersonActionsProps) {
  const { person, viewModel, kept, reasonId } = props;
  const { t } = useTranslation();
  const [open, setOpen] = useState<'workspaces' | 'reset' | 'delete'>();
  const { username } = person;
  return (
    <div className={styles.actions}>
      <IconButton look="quiet" label={t('people.workspacesOf', { username })} onClick={() => setOpen('workspaces')}>
        <FolderCog size={17} />
      </IconButton>
      <IconButton
        look="quiet"
        label={t('people.reset', { username })}
        aria-describedby={kept && reasonId}
        disabled={viewModel.isMe(person)}
        onClick={() => setOpen('reset')}
      >
        <KeyRound size={17} />
      </IconButton>
      <IconButton
        look="quiet"
        label={t('people.delete', { username })}
        aria-describedby={kept && reasonId}
        disabled={kept !== undefined}
        busy={viewModel.changes.isRunning(`person ${person.id}`)}
        onClick={() => setOpen('delete')}
      >
        <Trash2 size={17} />
      </IconButton>
      {open && <OpenDialog {...props} open={open} onClose={() => setOpen(undefined)} />}
    </div>
  );
});

interface OpenDialogProps extends Omit<PersonActionsProps, 'kept' | 'reasonId'> {
  readonly open: 'workspaces' | 'reset' | 'delete';
  readonly onClose: () => void;
}

const OpenDialog = observer(function OpenDialog({ person, team, viewModel, open, onClose }: OpenDialogProps) {
  const { t } = useTranslation();
  const { username } = person;
  if (open === 'reset') return <ResetDialog person={person} onClose={onClose} />;
  if (open === 'workspaces')
    return (
      <MembershipDialog
        title={t('people.workspacesOf', { username })}
        none={t('people.workspaces.none')}
        items={team.workspaces.map((workspace) => ({ ...workspace, isIn: viewModel.isMember(person, workspace) }))}
        onChoose={(id, isIn) => viewModel.setMember(person.id, id, isIn)}
        onClose={onClose}
      />
    );

  const handleDelete = () => {
    onClose();
    viewModel.remove(person);
  };
  return (
    <Dialog
      title={t('people.deleteTitle', { username })}
      onClose={onClose}
      confirm={{ text: t('people.deleteConfirm'), onConfirm: handleDelete }}
    >
      <p>{t('people.deleteAbout')}</p>
    </Dialog>
  );
});
