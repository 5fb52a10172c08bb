import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/controls/dialog.tsx';

export interface UnsentCounts {
  readonly answers: number;
  readonly uploads: number;
}

interface SignOutDialogProps {
  readonly unsent: UnsentCounts;
  readonly onSignOut: () => void;
  readonly onClose: () => void;
}

export function SignOutDialog({ unsent: { answers, uploads }, onSignOut, onClose }: SignOutDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={
        answers > 0
          ? t('session.signOutUnsent.title', { count: answers })
          : t('session.signOutUnsent.uploads', { count: uploads })
      }
      onClose={onClose}
      confirm={{ text: t('session.signOutUnsent.confirm'), onConfirm: onSignOut }}
    >
      {answers > 0 && <p>{t('session.signOutUnsent.text')}</p>}
      {uploads > 0 && <p>{t('session.signOutUnsent.uploadsText')}</p>}
    </Dialog>
  );
}
