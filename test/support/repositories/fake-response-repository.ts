import type { ResponseRepository, ResponseToSave } from '#application/ports/annotation/response-repository.ts';
import type { RecordResponse } from '#domain/annotation/record.ts';
import { Failure } from '#domain/shared/failure.ts';
import { Fake, failing } from './fake.ts';

/** Refuses like the server: a second response of a user to a record, and changes of missing responses. */
export class FakeResponseRepository extends Fake implements ResponseRepository {
  /** If set, the change is made but its answer is lost. */
  losesAnswers = false;
  /** Requests in order. */
  readonly calls: string[] = [];
  /** Active time of the last request, by record. */
  readonly activeMs = new Map<string, number | undefined>();
  private readonly stored = new Map<string, RecordResponse>();
  private count = 0;

  /** Without a list, every record exists. */
  constructor(private readonly records?: readonly string[]) {
    super();
  }

  of = (recordId: string): RecordResponse | undefined => this.stored.get(recordId);

  save(answered: ResponseToSave): Promise<RecordResponse> {
    const { recordId, responseId } = answered;
    this.calls.push(responseId ? `update ${recordId}` : `create ${recordId}`);
    if (responseId) return this.done('ERROR_UPDATING_RECORD_RESPONSE', () => this.update(answered, responseId));
    return this.done('ERROR_CREATING_RECORD_RESPONSE', () => this.create(answered));
  }

  upsert(answered: ResponseToSave): Promise<RecordResponse> {
    this.calls.push(`save ${answered.recordId} anyway`);
    return this.done('ERROR_CREATING_RECORD_RESPONSE_BULK', () => {
      const saved = this.createOrUpdate(answered);
      if (saved instanceof Failure) throw saved;
      return saved;
    });
  }

  saveBulk(all: readonly ResponseToSave[]): Promise<readonly (RecordResponse | Failure)[]> {
    this.calls.push(`save ${all.map(({ recordId }) => recordId).join(', ')} together`);
    return this.done('ERROR_CREATING_RECORD_RESPONSE_BULK', () => all.map((answered) => this.createOrUpdate(answered)));
  }

  remove(responseId: string): Promise<void> {
    this.calls.push(`remove ${responseId}`);
    return this.done('ERROR_DELETING_RECORD_RESPONSE', () => {
      const recordId = this.recordOf(responseId);
      if (!recordId) throw failing('ERROR_DELETING_RECORD_RESPONSE', 404);
      this.stored.delete(recordId);
    });
  }

  idOf(recordId: string): Promise<string | undefined> {
    this.calls.push(`find ${recordId}`);
    return this.answer('ERROR_DELETING_RECORD_RESPONSE', () => {
      if (!this.exists(recordId)) throw failing('ERROR_DELETING_RECORD_RESPONSE', 404);
      return this.of(recordId)?.id;
    });
  }

  private async done<T>(failure: Parameters<typeof failing>[0], work: () => T): Promise<T> {
    const result = await this.answer(failure, work);
    if (this.losesAnswers) throw failing(failure, 'offline');
    return result;
  }

  private createOrUpdate(answered: ResponseToSave): RecordResponse | Failure {
    if (!this.exists(answered.recordId)) return failing('ERROR_CREATING_RECORD_RESPONSE_BULK', 422);
    return this.store(answered, this.of(answered.recordId)?.id ?? this.nextId());
  }

  private create(answered: ResponseToSave) {
    if (!this.exists(answered.recordId)) throw failing('ERROR_CREATING_RECORD_RESPONSE', 404);
    if (this.of(answered.recordId)) throw failing('ERROR_CREATING_RECORD_RESPONSE', 409);
    return this.store(answered, this.nextId());
  }

  private update(answered: ResponseToSave, responseId: string) {
    if (!this.recordOf(responseId)) throw failing('ERROR_UPDATING_RECORD_RESPONSE', 404);
    return this.store(answered, responseId);
  }

  private store({ recordId, status, answers, activeMs }: ResponseToSave, id: string): RecordResponse {
    const response = { id, status, answers, updatedAt: '2026-01-01T00:00:00' };
    this.stored.set(recordId, response);
    this.activeMs.set(recordId, activeMs);
    return response;
  }

  private exists = (recordId: string) => this.records?.includes(recordId) ?? true;

  private recordOf = (responseId: string) => [...this.stored].find(([, { id }]) => id === responseId)?.[0];

  private nextId() {
    this.count += 1;
    return `response ${this.count}`;
  }
}
