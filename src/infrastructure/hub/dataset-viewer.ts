import * as v from 'valibot';
import { Failure, type FailureCode } from '#domain/shared/failure.ts';
import { ApiError } from '../http/api-error.ts';
import { readAnswer } from '../http/read-answer.ts';
import type { HubPlace } from './hub-place.ts';

const longestWait = 20_000;

interface Question<T> {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Of whoever may see what others may not. */
  readonly token?: string | undefined;
  readonly reads: (response: Response) => Promise<T>;
  /** What it becomes when it goes wrong. */
  readonly failure: FailureCode;
}

/** The part of the hub that shows what is in its datasets. */
export class DatasetViewer {
  constructor(
    private readonly place: HubPlace,
    private readonly fetch: typeof globalThis.fetch,
  ) {}

  /** It is not told where the question comes from, nor by whom unless there is a token. */
  async ask<T>({ path, query, token, reads, failure }: Question<T>): Promise<T> {
    try {
      const response = await this.fetch(`${this.place.datasetsUrl}/${path}?${new URLSearchParams(query)}`, {
        headers: token ? { authorization: `Bearer ${token}` } : {},
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.timeout(longestWait),
      });
      return await reads(response);
    } catch (error) {
      throw new Failure(failure, { cause: ApiError.because(error, 'hub_unreachable') });
    }
  }
}

export const answerOf =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  async (response: Response): Promise<T> => {
    if (!response.ok) throw await refusalOf(response);
    return readAnswer(schema, await response.text());
  };

const inWords = v.object({ error: v.string() });
const json = v.pipe(v.string(), v.parseJson(), inWords);

/** What it cannot show at all, such as what takes a program to read, it explains; everything else we say better. */
async function refusalOf(response: Response): Promise<ApiError> {
  if (response.status !== 501) return ApiError.from(response);
  const said = v.safeParse(json, await response.text());
  return new ApiError(response.status, undefined, said.success ? said.output.error : undefined);
}
