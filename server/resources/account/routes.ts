import { wirePasswordChange } from '#contract/session/account.ts';
import { signInLimits } from '../../auth/sign-in-limits.ts';
import { type AppDeps, guard, nothing, type Route } from '../shared/route.ts';
import { changePassword } from './change-password.ts';
import { renewApiKey } from './renew-api-key.ts';

/** What people do with their own account. */
export function accountRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  const limits = signInLimits(deps.db, deps.config).again;
  const own = { find: nothing, may: 'everybody looks after their own key and password' } as const;
  return [
    route('POST', '/me/api-key', { ...own, handle: renewApiKey }),
    route('PUT', '/me/password', { ...own, body: wirePasswordChange, handle: (call) => changePassword(call, limits) }),
  ];
}
