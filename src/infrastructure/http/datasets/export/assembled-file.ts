import type { FileRequest } from '#application/ports/datasets/record-files.ts';
import { wireRecordPage } from '#contract/annotation/record.ts';
import { wireSearchResult } from '#contract/annotation/search-result.ts';
import { exportShapeOf } from '#contract/files/dataset-setup.ts';
import { type NamesById, toFileRecord } from '#contract/files/to-file-record.ts';
import type { Criteria } from '#domain/criteria/criteria.ts';
import { toWireSearch } from '../../annotation/mappers/search.ts';
import type { Api } from '../../api.ts';
import { knownUsers } from '../../people/known-users.ts';
import type { OnProgress } from './count-records.ts';
import { readQuestions, readSetup } from './read-setup.ts';

const failure = 'POSTIL_WRITING_FILE';
const pageSize = 250;

type Piece = Uint8Array<ArrayBuffer>;

/** File written in the browser from pages of records, for servers that write no files. */
export async function assembledFile(
  api: Api,
  file: FileRequest,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<Blob> {
  const { dataset, order, criteria } = file;
  const [{ writerOf }, setup, names, includedIds] = await Promise.all([
    import('#formats/writing/writer-of.ts'),
    readSetup(api, dataset.id),
    namesOf(api, file),
    criteria && idsOf(api, dataset.id, criteria, signal),
  ]);
  const writer = writerOf(order, exportShapeOf(setup), setup);
  const userId = order.answersOf.kind === 'user' ? order.answersOf.userId : undefined;
  const pieces = [writer.begin()];
  let records = 0;
  for await (const { items, total } of pages(api, file, signal)) {
    const included = items.filter(({ id }) => includedIds?.has(id) ?? true);
    pieces.push(writer.add(included.map((record) => toFileRecord(record, names, userId))));
    records += included.length;
    onProgress({ bytes: lengthOf(pieces), records, total: includedIds?.size ?? total });
  }
  return new Blob([...pieces, writer.end()] as Piece[]);
}

const lengthOf = (pieces: readonly Uint8Array[]) => pieces.reduce((sum, { length }) => sum + length, 0);

async function* pages(api: Api, { dataset, order }: FileRequest, signal: AbortSignal) {
  const include = ['responses', ...(order.suggestions ? ['suggestions'] : []), ...(order.vectors ? ['vectors'] : [])];
  for (let offset = 0; ; offset += pageSize) {
    const page = await api.call({
      method: 'get',
      path: `v1/datasets/${dataset.id}/records`,
      searchParams: [
        ...include.map((part) => ['include', part]),
        ['offset', offset],
        ['limit', pageSize],
      ] as string[][],
      schema: wireRecordPage,
      failure,
      silent: true,
      signal,
    });
    if (page.items.length === 0) return;
    yield page;
  }
}

/** Ids of the records in the user's view: their search gives the view, but without the answers of others. */
async function idsOf(
  api: Api,
  datasetId: string,
  criteria: Criteria,
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  for (;;) {
    const { items, total } = await api.call({
      method: 'post',
      isRead: true,
      path: `v1/me/datasets/${datasetId}/records/search`,
      searchParams: { offset: ids.size, limit: pageSize },
      json: toWireSearch(criteria),
      schema: wireSearchResult,
      failure,
      silent: true,
      signal,
    });
    for (const { record } of items) ids.add(record.id);
    if (items.length === 0 || ids.size >= total) return ids;
  }
}

async function namesOf(api: Api, { dataset }: FileRequest): Promise<NamesById> {
  const [questions, users] = await Promise.all([
    readQuestions(api, dataset.id),
    knownUsers(api, dataset.workspaceId, { failure, silent: true }),
  ]);
  return {
    questions: new Map(questions.items.map(({ id, name }) => [id, name])),
    users: new Map(users.all.map(({ id, username }) => [id, username])),
  };
}
