import type { DatasetPlan } from '#domain/creation/plan/dataset-plan.ts';
import type { FileFacts } from '#domain/creation/portable/read-rows.ts';
import type { RowCheck } from '#domain/creation/portable/row-check.ts';
import { rowMapping } from '#domain/creation/portable/row-mapping.ts';
import type { PickedFile, RowReader, RunningRead } from '../ports/creation/row-reader.ts';
import type { RowImport } from './create-dataset.ts';
import type { FindIds } from './find-ids.ts';
import type { Uploads } from './uploading/uploads.ts';
import { waitForFirstRecords } from './uploading/wait-for-first-records.ts';

export interface InspectedFile {
  readonly file: PickedFile;
  readonly facts: FileFacts;
  readonly rows: number | undefined;
}

export class ImportFromFile {
  constructor(
    private readonly reader: RowReader,
    private readonly uploads: Uploads,
    private readonly findIds: FindIds,
  ) {}

  checkRows(plan: DatasetPlan, { file, facts }: InspectedFile): RunningRead<RowCheck> {
    return this.reader.check({ file, facts, mapping: rowMapping(plan) });
  }

  forPlan(plan: DatasetPlan, { file, facts, rows }: InspectedFile, userId: string): RowImport {
    let id = '';
    return {
      start: async (datasetId, workspaceId) => {
        const ids = await this.findIds.execute(datasetId, workspaceId, userId);
        const target = {
          userId,
          datasetId,
          datasetName: plan.name.trim(),
          fileName: file.name,
          rows,
          bytes: file.size,
        };
        const upload = await this.uploads.start(target, { file, facts, mapping: rowMapping(plan), ids });
        ({ id } = upload);
      },
      waitForRecords: () => waitForFirstRecords(this.uploads, id),
      abandon: () => this.uploads.discard(id),
    };
  }
}
