import { sql } from 'kysely';
import { type JobKind, type JobRun, PermanentFailure, retryAfter } from '../../jobs/job.ts';
import { transactionWithEvents } from '../../live/transaction-with-events.ts';
import { fieldRows } from '../../resources/dataset-settings/queries.ts';
import { lockDataset } from '../../resources/datasets/lock-dataset.ts';
import { anyDatasetRow } from '../../resources/datasets/queries.ts';
import { type RecordRules, recordRules } from '../../resources/records/checking/record-rules.ts';
import { createRecords, type NewRecord } from '../../resources/records/create-records.ts';
import type { AppDeps } from '../../resources/shared/route.ts';
import type { Trx } from '../../schema/database.ts';
import { type HubPage, hubRows } from '../hub-rows.ts';
import { type Columns, columnsOf } from './columns.ts';
import { withPictures } from './pictures.ts';
import { type ImportRequest, readRow } from './read-row.ts';

/** Runs before the first page is stored. */
function checkMapping({ name, mapping }: ImportRequest, columns: Columns, rules: RecordRules): void {
  const { fields, metadata, suggestions, external_id } = mapping;
  const sources = [...fields, ...metadata, ...suggestions].map(({ source }) => source);
  const needed = external_id === null ? sources : [...sources, external_id];
  const missing = needed.find((source) => !columns.has(source));
  if (missing !== undefined) throw new PermanentFailure(`${name} has no column \`${missing}\``);
  const field = fields.find(({ target }) => !rules.fields.has(target));
  if (field) throw new PermanentFailure(`The dataset has no field \`${field.target}\``);
  const question = suggestions.find(({ target }) => !rules.questions.some((each) => each.name === target));
  if (question) throw new PermanentFailure(`The dataset has no question \`${question.target}\``);
}

export const importFromHub = 'import-from-hub';
const maxRows = 10_000;
const rowsPerPage = 100;
/** Pictures stay in memory until their page is stored. */
const rowsPerImagePage = 20;

interface Progress {
  readonly offset: number;
  readonly total: number;
  readonly imported: number;
  readonly skipped: number;
  /** Reason of the first skipped row. */
  readonly reason?: string;
}

const initialProgress: Progress = { offset: 0, total: maxRows, imported: 0, skipped: 0 };

async function openDataset(deps: AppDeps, id: string | null) {
  const dataset = id === null ? undefined : await anyDatasetRow(deps.db, id);
  if (!dataset) throw new PermanentFailure('The dataset was deleted');
  if (dataset.status !== 'ready') throw new PermanentFailure('The dataset is not published');
  return dataset;
}

type NewRecordWithId = NewRecord & { readonly externalId: string };

/** Skips existing records, which may have answers, and duplicates. */
async function withoutKnown(
  trx: Trx,
  ds: number,
  records: readonly NewRecordWithId[],
): Promise<readonly NewRecordWithId[]> {
  const byId = new Map(records.map((record) => [record.externalId, record]));
  const { rows } = await sql<{ external_id: string }>`SELECT external_id FROM records
    WHERE ds = ${ds} AND external_id = ANY(${[...byId.keys()]}::text[])`.execute(trx);
  for (const { external_id } of rows) byId.delete(external_id);
  return [...byId.values()];
}

/** Stores a page and the progress in one transaction. */
async function storePage(deps: AppDeps, job: JobRun, page: HubPage, before: Progress): Promise<Progress> {
  const found = await openDataset(deps, job.datasetId);
  const request = job.payload as unknown as ImportRequest;
  return transactionWithEvents(deps, async (trx, emit) => {
    const dataset = await lockDataset(trx, found);
    const rules = await recordRules(trx, dataset);
    const columns = columnsOf(page.features);
    if (before.offset === 0) checkMapping(request, columns, rules);
    const read = page.rows.map((row) => readRow(row, { request: request, columns, rules }));
    const reasons = read.flatMap((each) => ('reason' in each ? each.reason : []));
    const fitting = read.flatMap((each) => ('record' in each ? each.record : []));
    const records = await withoutKnown(trx, found.ds, fitting);
    const reason = before.reason ?? reasons[0];
    const after = {
      offset: before.offset + page.rows.length,
      total: Math.min(page.num_rows_total, maxRows),
      imported: before.imported + records.length,
      skipped: before.skipped + reasons.length,
      ...(reason !== undefined && { reason }),
    };
    if (records.length > 0) {
      const ids = (await createRecords(trx, found.ds, records)).map(({ id }) => id);
      await emit({ type: 'record.created', datasetId: found.id, ids });
    }
    await job.saveProgress(trx, after);
    return after;
  });
}

async function pageLength({ db }: AppDeps, datasetId: string) {
  const fields = await fieldRows(db, datasetId);
  return fields.some(({ settings }) => settings.type === 'image') ? rowsPerImagePage : rowsPerPage;
}

async function nextPage({ config }: AppDeps, job: JobRun, offset: number, length: number): Promise<HubPage> {
  const request = job.payload as unknown as ImportRequest;
  const { hubDatasetsUrl, hubUrl } = config;
  const page = await hubRows(hubDatasetsUrl, request, offset, length, job.signal);
  const pictures = request.mapping.fields.map(({ source }) => source);
  const roots = [hubDatasetsUrl, hubUrl];
  return { ...page, rows: await withPictures(page, columnsOf(page.features), pictures, roots, job.signal) };
}

async function importRows(job: JobRun, deps: AppDeps): Promise<void> {
  const { id } = await openDataset(deps, job.datasetId);
  const length = await pageLength(deps, id);
  let progress: Progress = { ...initialProgress, ...job.progress };
  while (progress.offset < progress.total) {
    job.signal.throwIfAborted();
    const { offset, total } = progress;
    const page = await nextPage(deps, job, offset, Math.min(length, total - offset));
    if (page.rows.length === 0) break;
    progress = await storePage(deps, job, page, progress);
  }
  const { imported, skipped, reason } = progress;
  if (imported === 0 && skipped > 0) throw new PermanentFailure(`No row could be imported: ${reason}`);
}

/** Imports the first rows of a dataset. Retries for about ten minutes while the hub is down. */
export const hubImport: JobKind = { run: importRows, retryDelay: retryAfter(2, 5, 15, 60, 180, 300) };
