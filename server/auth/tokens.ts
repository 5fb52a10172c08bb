import { jwtVerify, SignJWT } from 'jose';

const algorithm = 'HS256';

export const signToken = (userId: string, key: Uint8Array, lifeInSeconds: number): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: algorithm })
    .setSubject(userId)
    .setIssuedAt()
    .setExpirationTime(new Date(Date.now() + lifeInSeconds * 1000))
    .sign(key);

/** The id of the user that a token stands for; undefined where it is forged, damaged or too old. */
export async function readToken(token: string, key: Uint8Array): Promise<string | undefined> {
  const verified = await jwtVerify(token, key, { algorithms: [algorithm] }).catch(() => undefined);
  return verified?.payload.sub;
}
