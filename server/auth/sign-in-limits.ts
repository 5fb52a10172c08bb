import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import { tooManyRequests } from '../resources/shared/refusal.ts';
import { networkOf } from './network.ts';

type Limits = Pick<Config, 'signInFailuresPerName' | 'signInFailuresPerAddress' | 'signInWindow'>;

/** A fixed length, whatever name was tried. */
const keyOf = (text: string) => createHash('sha256').update(text).digest('base64');

async function consume(limiter: RateLimiterMemory, key: string) {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw tooManyRequests(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
  }
}

/** Counts attempts before they are tried and gives them back on success: many at once gain nothing. */
export function signInLimits({ signInFailuresPerName, signInFailuresPerAddress, signInWindow: duration }: Limits) {
  const names = new RateLimiterMemory({ points: signInFailuresPerName, duration });
  const addresses = new RateLimiterMemory({ points: signInFailuresPerAddress, duration });
  return {
    async begin(name: string, address: string) {
      await consume(addresses, networkOf(address));
      await consume(names, keyOf(name));
    },
    async succeed(name: string, address: string) {
      await names.delete(keyOf(name));
      await addresses.reward(networkOf(address));
    },
  };
}

export type SignInLimits = ReturnType<typeof signInLimits>;

/** The same for sign-ins that somebody else vouches for. */
export function addressLimits({ signInFailuresPerAddress: points, signInWindow: duration }: Limits) {
  const addresses = new RateLimiterMemory({ points, duration });
  return {
    begin: (address: string) => consume(addresses, networkOf(address)),
    async succeed(address: string) {
      await addresses.reward(networkOf(address));
    },
  };
}
