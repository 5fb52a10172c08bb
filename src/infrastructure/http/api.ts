import ky, { type KyInstance, type Options } from 'ky';
import type * as v from 'valibot';
import type { TokenStore } from '#application/ports/session/token-store.ts';
import type { CallFailures } from '#application/ports/shared/call-failures.ts';
import type { Reauthentication } from '#application/session/reauthentication.ts';
import type { WireBusinessCode } from '#contract/error.ts';
import { Failure, type FailureCode } from '#domain/shared/failure.ts';
import { ApiError } from './api-error.ts';
import type { Cache } from './cache.ts';
import { readAnswer } from './read-answer.ts';

export interface ApiOptions {
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
}

export interface Silence {
  /** Tells nobody but the caller when it goes wrong. */
  readonly quiet?: boolean;
  /** The same, when it is refused with this status. */
  readonly untold?: number | undefined;
}

interface Question<T> extends Silence {
  readonly path: string;
  /** How the answer is read, in which an empty one is null; or what becomes of one that is no JSON. */
  readonly reads: v.GenericSchema<unknown, T> | ((response: Response) => Promise<T>);
  /** What it becomes when it goes wrong. */
  readonly failure: FailureCode;
  /** Asked in nobody's name. */
  readonly anonymous?: boolean;
}

export interface Get<T> extends Question<T> {
  readonly keptFor?: number;
  /** Asks the server even where an answer is cached. */
  readonly fresh?: boolean;
}

export interface Call<T>
  extends Question<T>,
    Pick<Options, 'json' | 'stringifyJson' | 'body' | 'searchParams' | 'keepalive' | 'signal'> {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Only asks, whatever its method: it may be sent again. */
  readonly asks?: boolean;
  /** The kept answers that are no longer true afterwards. */
  readonly drops?: RegExp;
  /** Nobody looks at what comes back: it need not be much. */
  readonly answersLittle?: boolean;
  /** The one status that is a success. */
  readonly only?: number;
  /** What a conflict of which the server gives no code means here. */
  readonly conflict?: WireBusinessCode;
}

/** The status with which the server says that there is none. */
interface None {
  readonly none: number;
}

/** The calls our repositories make. */
export class Api {
  private readonly http: KyInstance;

  constructor(
    /** For what is no call: streams. */
    readonly options: ApiOptions,
    private readonly tokens: TokenStore,
    private readonly cache: Cache,
    private readonly failures: CallFailures,
    private readonly reauthentication: Reauthentication,
  ) {
    this.http = ky.create({
      prefixUrl: options.baseUrl,
      fetch: options.fetch,
      retry: 0,
      timeout: 60_000,
      throwHttpErrors: false,
      headers: { accept: 'application/json, text/plain, */*' },
    });
  }

  addressOf = (path: string): string => `${this.options.baseUrl}/${path}`;

  get<T>(question: Get<T> & None): Promise<T | undefined>;
  get<T>(question: Get<T>): Promise<T>;
  get<T>({ keptFor = 0, fresh = false, ...question }: Get<T> & Partial<None>): Promise<T | undefined> {
    if (fresh) this.cache.dropOne(question.path);
    const fetch = () => this.call({ ...question, method: 'get' });
    return this.cache.remember(this.tokens.read(), question.path, keptFor, fetch);
  }

  call<T>(call: Call<T> & None): Promise<T | undefined>;
  call<T>(call: Call<T>): Promise<T>;
  async call<T>(call: Call<T> & Partial<None>): Promise<T | undefined> {
    const token = call.anonymous ? undefined : this.tokens.read();
    try {
      return await this.send(call, token);
    } catch (error) {
      const cause = ApiError.because(error);
      if (await this.mayAskAgain(call, cause, token)) return this.call(call);
      throw new Failure(call.failure, { cause });
    } finally {
      if (call.drops) this.cache.drop(call.drops); // after a failure too: it may have been done all the same
    }
  }

  /** Whoever only asks waits until the person has signed in again; what was to be changed is the caller's to keep. */
  private async mayAskAgain(call: Call<unknown>, cause: ApiError, token: string | undefined): Promise<boolean> {
    const renewed = cause.status === 401 && token !== undefined ? this.reauthentication.request(token) : undefined;
    if (!renewed && isTold(call, cause)) this.failures.report(cause); // who signs in again in place is told there
    return onlyAsks(call) ? ((await renewed) ?? false) : false;
  }

  private async send<T>(call: Call<T> & Partial<None>, token: string | undefined) {
    const {
      path,
      reads,
      none,
      only,
      failure,
      quiet,
      untold,
      anonymous,
      drops,
      asks,
      answersLittle,
      conflict,
      ...options
    } = call;
    const headers: Record<string, string> = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(answersLittle && { prefer: 'return=minimal' }),
    };
    const response = await this.http(path, { ...options, headers });
    if (!isSuccess(response, only)) {
      const refusal = await ApiError.fromApi(response, conflict);
      if (refusal.status === none) return undefined;
      throw refusal;
    }
    return typeof reads === 'function' ? reads(response) : readAnswer(reads, await response.text());
  }
}

const isTold = ({ quiet, untold }: Silence, { status }: ApiError) =>
  !quiet && (untold === undefined || status !== untold);

const onlyAsks = ({ method, asks }: Call<unknown>) => asks ?? method === 'get';

const isSuccess = ({ ok, status }: Response, only: number | undefined) => (only === undefined ? ok : status === only);
