import { signInLimits } from '../../auth/sign-in-limits.ts';
import { type AppDeps, guard, noSubject, publicRoute, type Route } from '../shared/route.ts';
import { findUser } from '../users/find-user.ts';
import { presentUser } from '../users/presenter.ts';
import { signIn } from './sign-in.ts';

export function sessionRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  const limits = signInLimits(deps.db, deps.config);
  return [
    publicRoute('POST', '/token', (request, address) => signIn(request, address, limits, deps), 201),
    route('GET', '/me', {
      find: noSubject,
      may: 'every user',
      handle: async (call) => presentUser(call, await findUser({ db: call.db, id: call.caller.id })),
    }),
  ];
}
