import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/controls/dialog.tsx';

export interface Unsent {
  readonly answers: number;
  readonly uploads: number;
}

interface SignOutDialogProps {
  readonly unsent: Unsent;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** What would stay behind on this computer. */
export function SignOutDialog({ unsent: { answers, uploads }, onLeave, onClose }: SignOutDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={
        answers > 0
          ? t('session.signOutUnsent.title', { count: answers })
          : t('session.signOutUnsent.uploads', { count: uploads })
      }
      onClose={onClose}
      confirm={{ text: t('session.signOutUnsent.confirm'), onConfirm: onLeave }}
    >
      {answers > 0 && <p>{t('session.signOutUnsent.text')}</p>}
      {uploads > 0 && <p>{t('session.signOutUnsent.uploadsText')}</p>}
    </Dialog>
  );
}
