import type { RecordSender, RefusedItem } from '#application/ports/creation/record-sender.ts';
import { failureOf } from '#application/shared/failure-of.ts';
import { wireRecordPage } from '#contract/annotation/record.ts';
import { wireKnownRecords } from '#contract/files/known-records.ts';
import { refusedItems } from '#contract/files/refused-items.ts';
import { wireLimits } from '#contract/limits.ts';
import type { Api } from '../api.ts';
import { ApiError } from '../api-error.ts';
import { withFloats } from './float-json.ts';

const failure = 'POSTIL_SENDING_RECORDS';
const pageSize = 1000;

/** Characters that PostgreSQL cannot store: U+0000 and lone surrogates. */
const unstorable = /\p{Cs}|\0/u;

/** Reads the body to its end, so that the connection can be reused. */
const drain = async (response: Response): Promise<void> => {
  await response.arrayBuffer();
};

export class HttpRecordSender implements RecordSender {
  constructor(private readonly api: Api) {}

  /** The request is idempotent, so it is retried after a new sign-in. */
  async send(datasetId: string, items: readonly object[], floats: readonly string[]): Promise<readonly RefusedItem[]> {
    const call = this.api.call({
      method: 'put',
      isRead: true,
      path: `v1/datasets/${datasetId}/records/bulk`,
      json: { items },
      stringifyJson: () => withFloats(items, new Set(floats)),
      schema: drain,
      preferMinimal: true,
      invalidates: new RegExp(`^v1/datasets/${datasetId}/progress$`),
      failure,
      silent: true,
    });
    const refused = await failureOf(call);
    const all = refused?.cause instanceof ApiError ? refusedItems(refused.cause.body) : [];
    const named = all.filter(({ at }) => at < items.length);
    if (refused && named.length === 0) throw refused;
    return named;
  }

  async known(datasetId: string, names: readonly string[], isByServer: boolean): Promise<ReadonlySet<string>> {
    if (!isByServer) return this.knownByListing(datasetId, new Set(names));
    const possible = names.filter((name) => !unstorable.test(name)); // the server rejects a request with any other
    const known = new Set<string>();
    const maxNames = wireLimits.knownRecords.max;
    for (let at = 0; at < possible.length; at += maxNames) {
      const { external_ids } = await this.api.call({
        method: 'post',
        isRead: true,
        path: `ext/v1/datasets/${datasetId}/known-records`,
        json: { external_ids: possible.slice(at, at + maxNames) },
        schema: wireKnownRecords,
        failure,
        silent: true,
      });
      for (const name of external_ids) known.add(name);
    }
    return known;
  }

  /** Lists all records: Argilla has no request for known ids. */
  private async knownByListing(datasetId: string, names: ReadonlySet<string>): Promise<ReadonlySet<string>> {
    const known = new Set<string>();
    for (let offset = 0; known.size < names.size; offset += pageSize) {
      const { items } = await this.api.call({
        method: 'get',
        path: `v1/datasets/${datasetId}/records`,
        searchParams: { offset, limit: pageSize },
        schema: wireRecordPage,
        failure,
        silent: true,
      });
      for (const { id, external_id } of items) if (names.has(external_id ?? id)) known.add(external_id ?? id);
      if (items.length < pageSize) break;
    }
    return known;
  }
}
