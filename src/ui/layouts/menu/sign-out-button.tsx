import { LogOut } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outbox } from '#application/annotation/outbox/outbox.ts';
import { Button } from '../../components/controls/button.tsx';
import { lazyComponent } from '../../shared/retrying/lazy-component.ts';
import { Session } from '../../shared/session.ts';
import { UploadsFlag } from '../../shared/uploads-flag.ts';
import { useShared } from '../../shared/use-view-model.ts';
import type { UnsentCounts } from './sign-out-dialog.tsx';

export const loadSignOutDialog = () => import('./sign-out-dialog.tsx');
const SignOutDialog = lazyComponent(async () => (await loadSignOutDialog()).SignOutDialog);

/** Asks first while answers or uploads are unsent, because they would stay behind on a shared computer. */
export function SignOutButton() {
  const session = useShared(Session);
  const outbox = useShared(Outbox);
  const flag = useShared(UploadsFlag);
  const { t } = useTranslation();
  const [unsent, setUnsent] = useState<UnsentCounts>();

  const handleClick = () => {
    const answers = outbox.unsent.length;
    const uploads = session.user ? flag.unfinishedOf(session.user.id) : 0;
    if (answers + uploads > 0) setUnsent({ answers, uploads });
    else session.signOut();
  };

  return (
    <>
      <Button onClick={handleClick}>
        <LogOut size={17} aria-hidden />
        {t('session.signOut')}
      </Button>
      <Suspense fallback={null}>
        {unsent && <SignOutDialog unsent={unsent} onSignOut={session.signOut} onClose={() => setUnsent(undefined)} />}
      </Suspense>
    </>
  );
}
