import { LogOut } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/controls/button.tsx';
import { lazyComponent } from '../../shared/retrying/lazy-component.tsx';
import { Session } from '../../shared/session.ts';
import { useShared } from '../../shared/use-view-model.ts';
import type { UnsentCounts } from './sign-out-dialog.tsx';
import { useUnsentCounts } from './use-unsent-counts.ts';

export const loadSignOutDialog = () => import('./sign-out-dialog.tsx');
const SignOutDialog = lazyComponent(async () => (await loadSignOutDialog()).SignOutDialog);

/** Asks first while answers or uploads are unsent, because they would stay behind on a shared computer. */
export function SignOutButton() {
  const session = useShared(Session);
  const countUnsent = useUnsentCounts();
  const { t } = useTranslation();
  const [unsent, setUnsent] = useState<UnsentCounts>();

  const handleClick = () => {
    const counts = countUnsent();
    if (counts) setUnsent(counts);
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
