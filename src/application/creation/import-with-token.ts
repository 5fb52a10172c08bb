import { type DatasetPlan, rowsOf } from '#domain/creation/plan/dataset-plan.ts';
import { rowMapping } from '#domain/creation/portable/row-mapping.ts';
import { limits } from '#domain/shared/limits.ts';
import type { HubDatasets, HubPage } from '../ports/creation/hub-datasets.ts';
import type { RecordBatch } from '../ports/creation/row-reader.ts';
import type { RowRecords, RowsOrder } from '../ports/creation/row-records.ts';
import { callFailureOf } from '../ports/shared/call-failures.ts';
import type { Clock } from '../ports/shared/clock.ts';
import { failureOf } from '../shared/failure-of.ts';
import { RetryBackoff } from '../shared/retry-backoff.ts';
import type { RowImport } from './create-dataset.ts';
import type { FindIds } from './find-ids.ts';
import type { Uploads } from './uploading/uploads.ts';
import { waitForFirstRecords } from './uploading/wait-for-first-records.ts';

/** The hub returns at most this many rows. */
const rowsPerRequest = 100;
const maxTries = 8;

/** Imports rows of a private dataset. The token must not leave the browser, so the browser reads and sends the rows. */
export class ImportWithToken {
  constructor(
    private readonly hub: HubDatasets,
    private readonly records: RowRecords,
    private readonly uploads: Uploads,
    private readonly findIds: FindIds,
    private readonly clock: Clock,
  ) {}

  forPlan(plan: DatasetPlan, token: string, userId: string): RowImport {
    let id = '';
    return {
      start: async (datasetId, workspaceId) => {
        const ids = await this.findIds.execute(datasetId, workspaceId, userId);
        const { id: fileName } = plan.source;
        const rows = Math.min(rowsOf(plan) ?? limits.maxImportRows, limits.maxImportRows);
        const target = { userId, datasetId, datasetName: plan.name.trim(), fileName, rows, bytes: 0 };
        const order = { mapping: rowMapping(plan), isText: false, name: fileName, ids };
        ({ id } = this.uploads.startFrom(target, (skip) => this.batches(plan, token, order, skip)));
      },
      waitForRecords: () => waitForFirstRecords(this.uploads, id),
      abandon: () => this.uploads.discard(id),
    };
  }

  private async *batches(
    plan: DatasetPlan,
    token: string,
    order: Omit<RowsOrder, 'first'>,
    skip: number,
  ): AsyncGenerator<RecordBatch> {
    const part = { repoId: plan.source.id, subset: plan.subset, split: plan.split ?? '' };
    let most: number = limits.maxImportRows;
    for (let at = skip; at < most; at += rowsPerRequest) {
      const { rows, total } = await this.retryWhileBusy(() =>
        this.hub.rows(part, at, Math.min(rowsPerRequest, most - at), token),
      );
      most = Math.min(most, total);
      if (rows.length > 0) yield { ...this.records.batch(rows, { ...order, first: at + 1 }), bytesRead: 0 };
    }
  }

  /** Retries while the hub is busy, after the pause that it asks for. */
  private async retryWhileBusy(ask: () => Promise<HubPage>): Promise<HubPage> {
    const backoff = new RetryBackoff(this.clock);
    const pages: HubPage[] = [];
    for (let tries = 1; ; tries += 1) {
      const failure = await failureOf(ask().then((page) => pages.push(page)));
      const [page] = pages;
      if (page) return page;
      const { status, retryAfter } = (failure && callFailureOf(failure)) ?? {};
      const isBusy = status === undefined || status === 429 || status >= 500;
      if (failure && (!isBusy || tries === maxTries)) throw failure;
      backoff.pauseFor(retryAfter);
      await backoff.wait();
    }
  }
}
