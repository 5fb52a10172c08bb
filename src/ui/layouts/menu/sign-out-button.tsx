import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outbox } from '#application/annotation/outbox.ts';
import { Button } from '../../components/controls/button.tsx';
import { Dialog } from '../../components/controls/dialog.tsx';
import { UploadsFlag } from '../../creation/uploads/uploads-flag.ts';
import { Session } from '../../shared/session.ts';
import { useShared } from '../../shared/use-view-model.ts';

interface Unsent {
  readonly answers: number;
  readonly uploads: number;
}

/** Asks first while something is unsent: on a shared computer it would stay behind. */
export function SignOutButton() {
  const session = useShared(Session);
  const outbox = useShared(Outbox);
  const { t } = useTranslation();
  const flag = useShared(UploadsFlag);
  const [unsent, setUnsent] = useState<Unsent>();

  const handleClick = () => {
    const answers = outbox.unsent.length;
    const uploads = session.user ? flag.unfinishedOf(session.user.id) : 0;
    if (answers + uploads > 0) setUnsent({ answers, uploads });
    else session.leave();
  };

  return (
    <>
      <Button onClick={handleClick}>
        <LogOut size={17} aria-hidden />
        {t('session.signOut')}
      </Button>
      {unsent && (
        <Dialog
          title={
            unsent.answers > 0
              ? t('session.signOutUnsent.title', { count: unsent.answers })
              : t('session.signOutUnsent.uploads', { count: unsent.uploads })
          }
          onClose={() => setUnsent(undefined)}
          confirm={{ text: t('session.signOutUnsent.confirm'), onConfirm: session.leave }}
        >
          {unsent.answers > 0 && <p>{t('session.signOutUnsent.text')}</p>}
          {unsent.uploads > 0 && <p>{t('session.signOutUnsent.uploadsText')}</p>}
        </Dialog>
      )}
    </>
  );
}
