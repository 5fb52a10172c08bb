import * as v from 'valibot';
import type { ResponseRepository, ResponseToSave } from '#application/ports/annotation/response-repository.ts';
import { wireRecord } from '#contract/annotation/record.ts';
import { type WireResponse, wireResponse, wireResponsesBulkResult } from '#contract/annotation/response.ts';
import type { RecordResponse } from '#domain/annotation/record.ts';
import { Failure } from '#domain/shared/failure.ts';
import type { Api } from '../api.ts';
import { ApiError } from '../api-error.ts';
import { toWireValues } from './mappers/answer.ts';

/** Cached progress of the dataset. */
const invalidates = /^v1\/datasets\/[^/]+\/progress$/;

export class HttpResponseRepository implements ResponseRepository {
  constructor(private readonly api: Api) {}

  async save(answered: ResponseToSave): Promise<RecordResponse> {
    const { recordId, responseId } = answered;
    const call = { json: toWireResponse(answered), schema: wireResponse, silent: true, invalidates };
    const saved = responseId
      ? await this.api.call({
          ...call,
          method: 'put',
          path: `v1/responses/${responseId}`,
          failure: 'ERROR_UPDATING_RECORD_RESPONSE',
        })
      : await this.api.call({
          ...call,
          method: 'post',
          path: `v1/records/${recordId}/responses`,
          failure: 'ERROR_CREATING_RECORD_RESPONSE',
        });
    return toSaved(saved, answered);
  }

  async upsert(answered: ResponseToSave): Promise<RecordResponse> {
    const [saved = new Failure('ERROR_CREATING_RECORD_RESPONSE_BULK')] = await this.saveBulk([answered]);
    if (saved instanceof Failure) throw saved;
    return saved;
  }

  async saveBulk(all: readonly ResponseToSave[]): Promise<readonly (RecordResponse | Failure)[]> {
    const failure = 'ERROR_CREATING_RECORD_RESPONSE_BULK';
    const { items } = await this.api.call({
      method: 'post',
      path: 'v1/me/responses/bulk',
      json: { items: all.map((each) => ({ record_id: each.recordId, ...toWireResponse(each) })) },
      schema: wireResponsesBulkResult,
      silent: true,
      invalidates,
      failure,
    });
    const toOutcome = async (answered: ResponseToSave, at: number) => {
      const { item, error } = items[at] ?? {};
      if (item) return toSaved(item, answered);
      return new Failure(failure, { cause: await ApiError.refusing(error?.detail) });
    };
    return Promise.all(all.map(toOutcome));
  }

  async remove(responseId: string): Promise<void> {
    await this.api.call({
      method: 'delete',
      path: `v1/responses/${responseId}`,
      schema: v.unknown(),
      silent: true,
      invalidates,
      failure: 'ERROR_DELETING_RECORD_RESPONSE',
    });
  }

  async idOf(recordId: string, userId: string): Promise<string | undefined> {
    const { responses } = await this.api.call({
      method: 'get',
      isRead: false, // the outbox handles a 401 itself
      path: `v1/records/${recordId}`,
      schema: wireRecord,
      silent: true,
      failure: 'ERROR_DELETING_RECORD_RESPONSE',
    });
    return responses?.find(({ user_id }) => user_id === userId)?.id;
  }
}

const toWireResponse = ({ status, answers, activeMs, suggestionsSeen }: ResponseToSave) => ({
  status,
  values: toWireValues(answers),
  ...((activeMs !== undefined || suggestionsSeen) && {
    postil: { active_ms: activeMs, suggestions_seen: suggestionsSeen },
  }),
});

const toSaved = (
  { id, updated_at: updatedAt }: WireResponse,
  { status, answers, suggestionsSeen }: ResponseToSave,
): RecordResponse => ({ id, status, answers, updatedAt, suggestionsSeen });
