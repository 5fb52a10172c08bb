import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { canSeeTeamAnswers } from '#domain/datasets/permissions.ts';
import { WithModule } from '../../navigation/with-module.tsx';
import { lazyComponent } from '../../shared/retrying/lazy-component.tsx';
import { Session } from '../../shared/session.ts';
import { useAfterPaint } from '../../shared/use-after-paint.ts';
import { useShared } from '../../shared/use-view-model.ts';
import type { TeamAnswersProps } from './team-answers.tsx';

const fetchAnswers = () => import('./team-answers.tsx');
const TeamAnswers = lazyComponent(async () => (await fetchAnswers()).TeamAnswers);

/** For users who manage the dataset, after the record is shown; others do not load its code. */
export const TeamAnswersFold = observer(function TeamAnswersFold(props: TeamAnswersProps) {
  const { user } = useShared(Session);
  const isRecordShown = useAfterPaint();
  if (!user || !canSeeTeamAnswers(user) || !isRecordShown) return null;
  return (
    <Suspense fallback={null}>
      <WithModule module="team-answers" fetch={fetchAnswers}>
        <TeamAnswers {...props} />
      </WithModule>
    </Suspense>
  );
});
