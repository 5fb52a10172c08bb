import { useEffect, useState } from 'react';
import { SignOutDialog } from '../layouts/menu/sign-out-dialog.tsx';
import { useUnsentCounts } from '../layouts/menu/use-unsent-counts.ts';
import { Session } from '../shared/session.ts';
import { useShared } from '../shared/use-view-model.ts';

/** Signs out at once, unless answers or uploads are unsent. */
export function SigningOut({ onClose }: { readonly onClose: () => void }) {
  const session = useShared(Session);
  const countUnsent = useUnsentCounts();
  const [unsent] = useState(countUnsent);
  useEffect(() => {
    if (unsent) return;
    onClose();
    session.signOut();
  }, [unsent, session, onClose]);
  return unsent && <SignOutDialog unsent={unsent} onSignOut={session.signOut} onClose={onClose} />;
}
