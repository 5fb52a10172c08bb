import { columnOfIds, possibleIds, repeatedNames } from '#domain/creation/portable/column-matching.ts';
import type { FileRow, UnreadableReason } from '#domain/creation/portable/read-rows.ts';
import type { RowMapping } from '#domain/creation/portable/row-mapping.ts';
import type { Upload } from '#domain/creation/running/upload.ts';
import type { Dataset } from '#domain/datasets/dataset.ts';
import type { RecordSender } from '../ports/creation/record-sender.ts';
import type { RowReader, RunningRead } from '../ports/creation/row-reader.ts';
import type { FindIds } from './find-ids.ts';
import type { InspectedFile } from './import-from-file.ts';
import type { Uploads } from './uploading/uploads.ts';

/** Names that several records of a file, or of file and dataset, share. */
export interface Duplicates {
  readonly total: number;
  readonly alreadyInDataset: readonly string[];
  readonly repeatedInFile: readonly string[];
}

type FileToAdd = InspectedFile & { readonly mapping: RowMapping };

export class AddRecords {
  constructor(
    private readonly reader: RowReader,
    private readonly sender: RecordSender,
    private readonly uploads: Uploads,
    private readonly findIds: FindIds,
  ) {}

  async findIdColumn(
    { id }: Dataset,
    rows: readonly FileRow[],
    columns: readonly string[],
    isByServer: boolean,
  ): Promise<string | undefined> {
    const possible = possibleIds(rows, columns);
    const candidates = [...new Set([...possible.values()].flat())];
    return candidates.length === 0
      ? undefined
      : columnOfIds(possible, await this.sender.known(id, candidates, isByServer));
  }

  findDuplicates({ id }: Dataset, { file, facts, mapping }: FileToAdd, isByServer: boolean): RunningRead<Duplicates> {
    const { done, cancel } = this.reader.namesIn({ file, facts, mapping });
    const find = async (): Promise<Duplicates | UnreadableReason> => {
      const names = await done;
      if (typeof names === 'string') return names;
      const distinct = [...new Set(names)];
      const known = distinct.length === 0 ? new Set<string>() : await this.sender.known(id, distinct, isByServer);
      return {
        total: names.length,
        alreadyInDataset: distinct.filter((name) => known.has(name)),
        repeatedInFile: repeatedNames(names),
      };
    };
    return { done: find(), cancel };
  }

  async start(dataset: Dataset, { file, facts, rows, mapping }: FileToAdd, userId: string): Promise<Upload> {
    const { id: datasetId, name: datasetName, workspaceId } = dataset;
    const ids = await this.findIds.execute(datasetId, workspaceId, userId);
    const target = { userId, datasetId, datasetName, fileName: file.name, rows, bytes: file.size };
    return this.uploads.start(target, { file, facts, mapping, ids });
  }
}
