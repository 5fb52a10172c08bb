import { createHash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import { tooManyRequests } from '../resources/shared/refusal.ts';
import type { Db } from '../schema/database.ts';
import { networkOf } from './network.ts';

type Limits = Pick<Config, 'signInFailuresPerName' | 'signInFailuresPerAddress' | 'signInWindow'>;

/** Fixed length for any username. */
const keyOf = (text: string) => createHash('sha256').update(text).digest('base64');

async function consume(limiter: RateLimiterPostgres, key: string) {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw tooManyRequests(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
  }
}

interface Query {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Stored in the database: shared by all processes, and kept across restarts. */
const limiterIn = (db: Db, keyPrefix: string, points: number, duration: number) =>
  new RateLimiterPostgres({
    storeClient: { query: ({ text, values }: Query) => db.executeQuery(CompiledQuery.raw(text, [...values])) },
    storeType: 'client',
    tableName: 'sign_in_attempts',
    tableCreated: true,
    keyPrefix,
    points,
    duration,
  });

/** Counts attempts before they run and refunds successful ones, so that parallel attempts gain nothing. */
export function signInLimits(
  db: Db,
  { signInFailuresPerName, signInFailuresPerAddress, signInWindow: duration }: Limits,
) {
  const names = limiterIn(db, 'name', signInFailuresPerName, duration);
  const addresses = limiterIn(db, 'address', signInFailuresPerAddress, duration);
  return {
    async begin(name: string, address: string) {
      await consume(addresses, networkOf(address));
      await consume(names, keyOf(name));
    },
    /** Limits password checks of signed-in users. */
    reauthentication: {
      begin: (name: string) => consume(names, keyOf(name)),
      succeed: (name: string) => names.delete(keyOf(name)),
    },
    async succeed(name: string, address: string) {
      await names.delete(keyOf(name));
      await addresses.reward(networkOf(address));
    },
  };
}

export type SignInLimits = ReturnType<typeof signInLimits>;

export function addressLimits(db: Db, { signInFailuresPerAddress: points, signInWindow: duration }: Limits) {
  const addresses = limiterIn(db, 'oauth', points, duration);
  return {
    begin: (address: string) => consume(addresses, networkOf(address)),
    async succeed(address: string) {
      await addresses.reward(networkOf(address));
    },
  };
}
