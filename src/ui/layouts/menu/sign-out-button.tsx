import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outbox } from '#application/annotation/outbox.ts';
import { Button } from '../../components/controls/button.tsx';
import { Dialog } from '../../components/controls/dialog.tsx';
import { Session } from '../../shared/session.ts';
import { useShared } from '../../shared/use-view-model.ts';

/** Asks first while something is unsent: on a shared computer it would stay behind. */
export function SignOutButton() {
  const session = useShared(Session);
  const outbox = useShared(Outbox);
  const { t } = useTranslation();
  const [unsent, setUnsent] = useState(0);

  const handleClick = () => {
    if (outbox.unsent.length > 0) setUnsent(outbox.unsent.length);
    else session.leave();
  };

  return (
    <>
      <Button onClick={handleClick}>
        <LogOut size={17} aria-hidden />
        {t('session.signOut')}
      </Button>
      {unsent > 0 && (
        <Dialog
          title={t('session.signOutUnsent.title', { count: unsent })}
          onClose={() => setUnsent(0)}
          confirm={{ text: t('session.signOutUnsent.confirm'), onConfirm: session.leave }}
        >
          <p>{t('session.signOutUnsent.text')}</p>
        </Dialog>
      )}
    </>
  );
}
