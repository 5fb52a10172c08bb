import { ContainerModule } from 'inversify';
import { LoadTeamAnswers } from '#application/annotation/load-team-answers.ts';
import { QuestionRepository } from '#application/ports/annotation/question-repository.ts';
import { TeamResponseRepository } from '#application/ports/annotation/team-response-repository.ts';
import { MemberRepository } from '#application/ports/people/member-repository.ts';
import { Clock } from '#application/ports/shared/clock.ts';
import { HttpTeamResponseRepository } from '#infrastructure/http/annotation/http-team-response-repository.ts';
import { Api } from '#infrastructure/http/api.ts';
import { TeamAnswersViewModel } from '#ui/annotation/team/team-answers-view-model.ts';
import { wiring } from '../wiring.ts';

export const bindings = new ContainerModule(({ bind }) => {
  const { provide, provideAs } = wiring(bind);
  provideAs(TeamResponseRepository, HttpTeamResponseRepository, [Api, QuestionRepository]);
  provide(LoadTeamAnswers, [TeamResponseRepository, MemberRepository]);
  provide(TeamAnswersViewModel, [LoadTeamAnswers, Clock]);
});
