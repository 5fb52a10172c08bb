import { WithModule } from '../../navigation/with-module.tsx';
import { lazyComponent } from '../../shared/retrying/lazy-component.tsx';
import { ForLeads } from './for-leads.tsx';
import type { TeamAnswersProps } from './team-answers.tsx';

const fetchAnswers = () => import('./team-answers.tsx');
const TeamAnswers = lazyComponent(async () => (await fetchAnswers()).TeamAnswers);

export const TeamAnswersFold = (props: TeamAnswersProps) => (
  <ForLeads>
    <WithModule module="team-answers" fetch={fetchAnswers}>
      <TeamAnswers {...props} />
    </WithModule>
  </ForLeads>
);
