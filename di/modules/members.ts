import { ContainerModule } from 'inversify';
import { MemberRepository } from '#application/ports/people/member-repository.ts';
import { Api } from '#infrastructure/http/api.ts';
import { HttpMemberRepository } from '#infrastructure/http/people/http-member-repository.ts';
import { wiring } from '../wiring.ts';

export const bindings = new ContainerModule(({ bind }) => {
  wiring(bind).provideAs(MemberRepository, HttpMemberRepository, [Api]);
});
