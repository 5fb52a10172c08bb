import type { RecordSender, RefusedItem } from '#application/ports/creation/record-sender.ts';
import { failureOf } from '#application/shared/failure-of.ts';
import { wireRecordPage } from '#contract/annotation/record.ts';
import { wireKnownRecords } from '#contract/files/known-records.ts';
import { wireLimits } from '#contract/limits.ts';
import type { Api } from '../api.ts';
import { ApiError } from '../api-error.ts';
import { withFloats } from './float-json.ts';

const failure = 'POSTIL_SENDING_RECORDS';
const atOnce = 1000;

/** What no text may hold that is to be stored: U+0000, and half of a surrogate pair. */
const unstorable = /\p{Cs}|\0/u;

/** To the end, so that the connection serves again. */
const unread = async (response: Response): Promise<void> => {
  await response.arrayBuffer();
};

export class HttpRecordSender implements RecordSender {
  constructor(private readonly api: Api) {}

  /** Sent again, it does nothing else: whoever has to sign in for it goes on where it was. */
  async send(datasetId: string, items: readonly object[], floats: readonly string[]): Promise<readonly RefusedItem[]> {
    const call = this.api.call({
      method: 'put',
      asks: true,
      path: `v1/datasets/${datasetId}/records/bulk`,
      json: { items },
      stringifyJson: () => withFloats(items, new Set(floats)),
      reads: unread,
      answersLittle: true,
      drops: new RegExp(`^v1/datasets/${datasetId}/progress$`),
      failure,
      quiet: true,
    });
    const refused = await failureOf(call);
    const all = refused?.cause instanceof ApiError ? refused.cause.refusedItems : [];
    const named = all.filter(({ at }) => at < items.length);
    if (refused && named.length === 0) throw refused;
    return named;
  }

  async known(datasetId: string, names: readonly string[], isByServer: boolean): Promise<ReadonlySet<string>> {
    if (!isByServer) return this.among(datasetId, new Set(names));
    const possible = names.filter((name) => !unstorable.test(name)); // of others the server does not even want to hear
    const known = new Set<string>();
    const most = wireLimits.knownRecords.max;
    for (let at = 0; at < possible.length; at += most) {
      const { external_ids } = await this.api.call({
        method: 'post',
        asks: true,
        path: `ext/v1/datasets/${datasetId}/known-records`,
        json: { external_ids: possible.slice(at, at + most) },
        reads: wireKnownRecords,
        failure,
        quiet: true,
      });
      for (const name of external_ids) known.add(name);
    }
    return known;
  }

  /** A server that does not know of the question is asked for all there is. */
  private async among(datasetId: string, names: ReadonlySet<string>): Promise<ReadonlySet<string>> {
    const known = new Set<string>();
    for (let offset = 0; known.size < names.size; offset += atOnce) {
      const { items } = await this.api.call({
        method: 'get',
        path: `v1/datasets/${datasetId}/records`,
        searchParams: { offset, limit: atOnce },
        reads: wireRecordPage,
        failure,
        quiet: true,
      });
      for (const { id, external_id } of items) if (names.has(external_id ?? id)) known.add(external_id ?? id);
      if (items.length < atOnce) break;
    }
    return known;
  }
}
