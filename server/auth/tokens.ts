import { jwtVerify, SignJWT } from 'jose';

const algorithm = 'HS256';

/** User, and how many times all sessions of the user had been ended at the start. */
export interface Session {
  readonly userId: string;
  readonly sessionsEnded: number;
}

export const signToken = (
  { userId, sessionsEnded }: Session,
  key: Uint8Array,
  lifeInSeconds: number,
): Promise<string> =>
  new SignJWT({ after: sessionsEnded })
    .setProtectedHeader({ alg: algorithm })
    .setSubject(userId)
    .setIssuedAt()
    .setExpirationTime(new Date(Date.now() + lifeInSeconds * 1000))
    .sign(key);

/** Undefined if the token is forged, damaged or expired. */
export async function readToken(token: string, key: Uint8Array): Promise<Session | undefined> {
  const verified = await jwtVerify(token, key, { algorithms: [algorithm] }).catch(() => undefined);
  const { sub: userId, after = 0 } = verified?.payload ?? {};
  return userId === undefined ? undefined : { userId, sessionsEnded: Number(after) };
}
