import type { FileRequest } from '#application/ports/datasets/record-files.ts';
import { exportShapeOf } from '#contract/files/dataset-setup.ts';
import { type NamesById, toFileRecord } from '#contract/files/to-file-record.ts';
import type { Api } from '../../api.ts';
import { knownUsers } from '../../people/known-users.ts';
import { recordPages } from '../record-pages.ts';
import type { OnProgress } from './count-records.ts';
import { readQuestions, readSetup } from './read-setup.ts';

const failure = 'POSTIL_WRITING_FILE';

type Piece = Uint8Array<ArrayBuffer>;

/** File written in the browser from pages of records, for servers that write no files. */
export async function assembledFile(
  api: Api,
  file: FileRequest,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<Blob> {
  const { dataset, order, criteria } = file;
  const [{ writerOf }, setup, names] = await Promise.all([
    import('#formats/writing/writer-of.ts'),
    readSetup(api, dataset.id),
    namesOf(api, file),
  ]);
  const writer = writerOf(order, exportShapeOf(setup), setup);
  const userId = order.answersOf.kind === 'user' ? order.answersOf.userId : undefined;
  const pieces = [writer.begin()];
  let records = 0;
  const include = ['responses', ...(order.suggestions ? ['suggestions'] : []), ...(order.vectors ? ['vectors'] : [])];
  for await (const { items, total } of recordPages(api, {
    datasetId: dataset.id,
    criteria,
    include,
    failure,
    signal,
  })) {
    pieces.push(writer.add(items.map((record) => toFileRecord(record, names, userId))));
    records += items.length;
    onProgress({ bytes: lengthOf(pieces), records, total });
  }
  return new Blob([...pieces, writer.end()] as Piece[]);
}

const lengthOf = (pieces: readonly Uint8Array[]) => pieces.reduce((sum, { length }) => sum + length, 0);

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
