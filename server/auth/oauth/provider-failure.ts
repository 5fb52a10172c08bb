import { ClientError, ResponseBodyError } from 'openid-client';
import type { Logger } from '../../log.ts';
import { badGateway, Refusal, unprocessable } from '../../resources/shared/refusal.ts';

/** Signs of a forged or misdirected response. */
const untrustedCodes = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
]);

/** Error codes of the protocol; other texts of the provider are not repeated. */
export const protocolErrorCode = (text: string): string => (/^[a-z_]{1,60}$/.test(text) ? text : 'unknown_error');

function refusalFor(error: unknown, provider: string) {
  if (error instanceof ResponseBodyError) {
    const word = protocolErrorCode(error.error);
    return word === 'invalid_grant'
      ? unprocessable(`The OAuth provider '${provider}' rejected the sign-in: ${word}`)
      : badGateway(`The OAuth provider '${provider}' rejected the request of this server: ${word}`);
  }
  if (error instanceof ClientError && error.code && untrustedCodes.has(error.code))
    return unprocessable(`The response of the OAuth provider '${provider}' failed verification`);
  return badGateway(`The OAuth provider '${provider}' did not respond as expected`);
}

/** Turns any provider failure into a refusal, and logs it without what the provider sent about the user. */
export async function callProvider<T>(provider: string, log: Logger, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const { code, message } = error instanceof ClientError ? error : { code: undefined, message: String(error) };
    const refusal = refusalFor(error, provider);
    log.warn({ provider, code, reason: message, answered: refusal.status }, 'OAuth sign-in failed');
    throw refusal;
  }
}
