import type { WantedFile } from '#application/ports/datasets/record-files.ts';
import { wireRecordPage } from '#contract/annotation/record.ts';
import { wireSearchResult } from '#contract/annotation/search.ts';
import { exportShapeOf } from '#contract/files/dataset-setup.ts';
import { type NamesById, toFileRecord } from '#contract/files/to-file-record.ts';
import type { Criteria } from '#domain/criteria/criteria.ts';
import { toWireSearch } from '../../annotation/mappers/search.ts';
import type { Api } from '../../api.ts';
import { knownUsers } from '../../people/known-users.ts';
import type { Told } from './counted.ts';
import { readNotes, readQuestions } from './read-notes.ts';

const failure = 'POSTIL_WRITING_FILE';
const atOnce = 250;

type Piece = Uint8Array<ArrayBuffer>;

/** Put together here, page by page, from a server that writes no files. */
export async function assembledFile(api: Api, file: WantedFile, told: Told, signal: AbortSignal): Promise<Blob> {
  const { dataset, order, criteria } = file;
  const [{ writerOf }, notes, naming, wanted] = await Promise.all([
    import('#formats/writing/writer-of.ts'),
    readNotes(api, dataset.id),
    namingOf(api, file),
    criteria && idsOf(api, dataset.id, criteria, signal),
  ]);
  const writer = writerOf(order, exportShapeOf(notes), notes);
  const userId = order.answersOf.kind === 'user' ? order.answersOf.userId : undefined;
  const pieces = [writer.begin()];
  let records = 0;
  for await (const { items, total } of pages(api, file, signal)) {
    const meant = items.filter(({ id }) => wanted?.has(id) ?? true);
    pieces.push(writer.add(meant.map((record) => toFileRecord(record, naming, userId))));
    records += meant.length;
    told({ bytes: lengthOf(pieces), records, total: wanted?.size ?? total });
  }
  return new Blob([...pieces, writer.end()] as Piece[]);
}

const lengthOf = (pieces: readonly Uint8Array[]) => pieces.reduce((sum, { length }) => sum + length, 0);

async function* pages(api: Api, { dataset, order }: WantedFile, signal: AbortSignal) {
  const include = ['responses', ...(order.suggestions ? ['suggestions'] : []), ...(order.vectors ? ['vectors'] : [])];
  for (let offset = 0; ; offset += atOnce) {
    const page = await api.call({
      method: 'get',
      path: `v1/datasets/${dataset.id}/records`,
      searchParams: [...include.map((part) => ['include', part]), ['offset', offset], ['limit', atOnce]] as string[][],
      reads: wireRecordPage,
      failure,
      quiet: true,
      signal,
    });
    if (page.items.length === 0) return;
    yield page;
  }
}

/** Which records somebody has before them: only their own search tells, and it shows nobody else's answers. */
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
      asks: true,
      path: `v1/me/datasets/${datasetId}/records/search`,
      searchParams: { offset: ids.size, limit: atOnce },
      json: toWireSearch(criteria),
      reads: wireSearchResult,
      failure,
      quiet: true,
      signal,
    });
    for (const { record } of items) ids.add(record.id);
    if (items.length === 0 || ids.size >= total) return ids;
  }
}

async function namingOf(api: Api, { dataset }: WantedFile): Promise<NamesById> {
  const [questions, users] = await Promise.all([
    readQuestions(api, dataset.id),
    knownUsers(api, dataset.workspaceId, { failure, quiet: true }),
  ]);
  return {
    questions: new Map(questions.items.map(({ id, name }) => [id, name])),
    users: new Map(users.all.map(({ id, username }) => [id, username])),
  };
}
