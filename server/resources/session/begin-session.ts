import type { WireToken } from '#contract/session/token.ts';
import { type Session, signToken } from '../../auth/tokens.ts';
import type { AppDeps } from '../shared/route.ts';

export const beginSession = async (
  session: Session,
  { secrets, config }: Pick<AppDeps, 'secrets' | 'config'>,
): Promise<WireToken> => ({
  access_token: await signToken(session, secrets.signingKey, config.tokenLife),
  token_type: 'bearer',
});
