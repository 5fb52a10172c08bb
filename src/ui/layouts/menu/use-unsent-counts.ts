import { Outbox } from '#application/annotation/outbox/outbox.ts';
import { Session } from '../../shared/session.ts';
import { UploadsFlag } from '../../shared/uploads-flag.ts';
import { useShared } from '../../shared/use-view-model.ts';
import type { UnsentCounts } from './sign-out-dialog.tsx';

/** Returns a function that counts unsent answers and uploads; it returns undefined if there are none. */
export function useUnsentCounts(): () => UnsentCounts | undefined {
  const session = useShared(Session);
  const outbox = useShared(Outbox);
  const flag = useShared(UploadsFlag);
  return () => {
    const answers = outbox.unsent.length;
    const uploads = session.user ? flag.unfinishedOf(session.user.id) : 0;
    return answers + uploads > 0 ? { answers, uploads } : undefined;
  };
}
