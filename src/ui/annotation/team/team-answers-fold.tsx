import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useState } from 'react';
import { canSeeTeamAnswers } from '#domain/datasets/permissions.ts';
import { WithModule } from '../../navigation/with-module.tsx';
import { lazyComponent } from '../../shared/retrying/lazy-component.ts';
import { Session } from '../../shared/session.ts';
import { useShared } from '../../shared/use-view-model.ts';
import type { TeamAnswersProps } from './team-answers.tsx';

const fetchAnswers = () => import('./team-answers.tsx');
const TeamAnswers = lazyComponent(async () => (await fetchAnswers()).TeamAnswers);

/** For users who manage the dataset, after the record is shown; others do not load its code. */
export const TeamAnswersFold = observer(function TeamAnswersFold(props: TeamAnswersProps) {
  const { user } = useShared(Session);
  const isRecordShown = useIsShown();
  if (!user || !canSeeTeamAnswers(user) || !isRecordShown) return null;
  return (
    <Suspense fallback={null}>
      <WithModule module="team-answers" fetch={fetchAnswers}>
        <TeamAnswers {...props} />
      </WithModule>
    </Suspense>
  );
});

/** True once the browser has painted the page that contains this component. */
function useIsShown() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setShown(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return isShown;
}
