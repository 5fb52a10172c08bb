import ky, { type KyInstance, type Options } from 'ky';
import * as v from 'valibot';
import type { TokenStore } from '#application/ports/session/token-store.ts';
import type { CallFailures } from '#application/ports/shared/call-failures.ts';
import { Failure, type FailureCode } from '#domain/shared/failure.ts';
import { ApiError } from './api-error.ts';
import type { Cache } from './cache.ts';

export interface ApiOptions {
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
}

interface Question<T> {
  readonly path: string;
  /** How the answer is read; an empty one is null. */
  readonly reads: v.GenericSchema<unknown, T>;
  /** What it becomes when it goes wrong. */
  readonly failure: FailureCode;
  /** Tells nobody but the caller when it goes wrong. */
  readonly quiet?: boolean;
  /** Asked in nobody's name. */
  readonly anonymous?: boolean;
}

export interface Get<T> extends Question<T> {
  readonly keptFor?: number;
}

export interface Call<T> extends Question<T>, Pick<Options, 'json' | 'body' | 'searchParams'> {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** The kept answers that are no longer true afterwards. */
  readonly drops?: RegExp;
  /** The one status that is a success. */
  readonly only?: number;
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
  get<T>({ keptFor = 0, ...question }: Get<T> & Partial<None>): Promise<T | undefined> {
    const fetch = () => this.call({ ...question, method: 'get' });
    return this.cache.remember(this.tokens.read(), question.path, keptFor, fetch);
  }

  call<T>(call: Call<T> & None): Promise<T | undefined>;
  call<T>(call: Call<T>): Promise<T>;
  async call<T>({ path, reads, failure, quiet, anonymous, drops, none, only, ...options }: Call<T> & Partial<None>) {
    try {
      const response = await this.http(path, { ...options, headers: anonymous ? {} : this.authorization() });
      if (response.status === none) return undefined;
      if (!isSuccess(response, only)) throw await ApiError.from(response);
      return read(reads, await response.text());
    } catch (error) {
      const cause = error instanceof ApiError ? error : new ApiError(undefined, undefined, undefined, { cause: error });
      if (!quiet) this.failures.report(cause);
      throw new Failure(failure, { cause });
    } finally {
      if (drops) this.cache.drop(drops); // after a failure too: it may have been done all the same
    }
  }

  private authorization(): Record<string, string> {
    const token = this.tokens.read();
    return token === undefined ? {} : { authorization: `Bearer ${token}` };
  }
}

const isSuccess = ({ ok, status }: Response, only: number | undefined) => (only === undefined ? ok : status === only);

function read<T>(schema: v.GenericSchema<unknown, T>, text: string): T {
  const { success, output, issues } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text || 'null');
  if (success) return output as T;
  throw new ApiError(502, undefined, undefined, { cause: new v.ValiError(issues) }); // as from a gateway that garbles
}
