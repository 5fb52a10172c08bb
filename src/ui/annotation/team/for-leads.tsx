import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense } from 'react';
import { canSeeTeamAnswers } from '#domain/datasets/permissions.ts';
import { Session } from '../../shared/session.ts';
import { useAfterPaint } from '../../shared/use-after-paint.ts';
import { useShared } from '../../shared/use-view-model.ts';

/** For users who manage the dataset, after the record is shown; others do not load its code. */
export const ForLeads = observer(function ForLeads({ children }: { readonly children: ReactNode }) {
  const { user } = useShared(Session);
  const isRecordShown = useAfterPaint();
  return user && canSeeTeamAnswers(user) && isRecordShown ? <Suspense>{children}</Suspense> : null;
});
