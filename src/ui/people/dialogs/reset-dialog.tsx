import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Person } from '#domain/people/person.ts';
import { Dialog } from '../../components/controls/dialog.tsx';
import { useViewModel } from '../../shared/use-view-model.ts';
import { NewPasswordNote } from './new-password-note.tsx';
import { ResetViewModel } from './reset-view-model.ts';

interface ResetDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

export const ResetDialog = observer(function ResetDialog({ person, onClose }: ResetDialogProps) {
  const { password, resetting, reset } = useViewModel(ResetViewModel);
  const { t } = useTranslation();
  const { id, username } = person;
  if (password !== undefined)
    return (
      <Dialog title={t('people.resetDone', { username })} onClose={onClose}>
        <NewPasswordNote username={username} password={password} />
      </Dialog>
    );
  return (
    <Dialog
      title={t('people.resetTitle', { username })}
      onClose={onClose}
      confirm={{ text: t('people.resetConfirm'), isBusy: resetting.isRunning, onConfirm: () => reset(id) }}
    >
      <p>{t('people.resetAbout')}</p>
    </Dialog>
  );
});
