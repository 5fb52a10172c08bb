import type * as v from 'valibot';
import type { wireExport } from '#contract/datasets/job.ts';
import { seal, unseal } from '../../auth/keys/sealed-text.ts';
import { type JobKind, type JobRun, PermanentFailure, retryAfter } from '../../jobs/job.ts';
import { anyDatasetRow } from '../../resources/datasets/queries.ts';
import { recordRules } from '../../resources/records/checking/record-rules.ts';
import { includeEverything } from '../../resources/records/include.ts';
import type { RecordView } from '../../resources/records/queries.ts';
import type { AppDeps } from '../../resources/shared/route.ts';
import { inTransaction } from '../../resources/shared/transaction.ts';
import type { JsonObject } from '../../schema/column.ts';
import { cardWith } from './card.ts';
import { HubRepository } from './hub-repository.ts';
import { type RecordsFile, readRecordsFile } from './read-records-file.ts';

export const exportToHub = 'export-to-hub';
const cardPath = 'README.md';

type ExportRequest = v.InferOutput<typeof wireExport>;

/** The token is stored encrypted until the job ends. */
export function exportPayload({ token, ...order }: ExportRequest, cipherKey: Uint8Array): JsonObject {
  return { ...order, secret: seal(token, cipherKey).toString('base64') };
}

interface Progress {
  readonly seq: number;
  readonly parts: number;
  readonly exported: number;
}

const initialProgress: Progress = { seq: 0, parts: 0, exported: 0 };

async function repositoryOf({ config, secrets }: AppDeps, { payload, signal }: JobRun) {
  const { name, secret } = payload as unknown as ExportRequest & { readonly secret: string };
  const token = unseal(Buffer.from(secret, 'base64'), secrets.cipherKey);
  if (token === null) throw new PermanentFailure('The token cannot be decrypted. Export again with the token');
  return HubRepository.find({ root: config.hubUrl, token, signal }, name);
}

async function contentsOf({ db }: AppDeps, datasetId: string | null) {
  const dataset = datasetId === null ? undefined : await anyDatasetRow(db, datasetId);
  if (!dataset) throw new PermanentFailure('The dataset was deleted');
  const systemCaller = { id: '', n: 0, username: '', role: 'owner' } as const;
  const whole = { include: includeEverything, responsesOfAll: true, withHidden: true };
  const view: RecordView = { ds: dataset.ds, datasetId: dataset.id, caller: systemCaller, ...whole };
  return { view, rules: await recordRules(db, dataset) };
}

/** A new folder for each export: the previous export stays complete until the new one is. */
const filesOf = ({ id, payload }: JobRun) => {
  const { subset, split } = payload as unknown as ExportRequest;
  const folder = `data/${subset}/${split}/${id.slice(0, 8)}`;
  return { folder, entry: { subset, split, path: `${folder}/*.jsonl` } };
};

async function sendPart(
  { db }: AppDeps,
  job: JobRun,
  hub: HubRepository,
  part: RecordsFile,
  { parts, exported }: Progress,
) {
  const number = String(parts).padStart(5, '0');
  const file = { path: `${filesOf(job).folder}/part-${number}.jsonl`, content: part.content };
  await hub.write(file, `Add ${part.count} records`);
  const after = { seq: part.seq, parts: parts + 1, exported: exported + part.count };
  await inTransaction(db, (trx) => job.saveProgress(trx, after));
  return after;
}

async function exportRecords(job: JobRun, deps: AppDeps): Promise<void> {
  const { view, rules } = await contentsOf(deps, job.datasetId);
  const hub = await repositoryOf(deps, job);
  const { private: isPrivate } = job.payload as unknown as ExportRequest;
  let progress: Progress = { ...initialProgress, ...job.progress };
  const newCard = async () => cardWith(await hub.read(cardPath), hub.name, filesOf(job).entry);
  if (progress.parts === 0) {
    await hub.make(isPrivate);
    await newCard();
  }
  for (;;) {
    job.signal.throwIfAborted();
    const part = await readRecordsFile(deps.db, view, rules, progress.seq);
    if (!part) break;
    progress = await sendPart(deps, job, hub, part, progress);
  }
  if (progress.exported === 0) throw new PermanentFailure('The dataset has no records');
  await hub.write({ path: cardPath, content: await newCard() }, `Export ${progress.exported} records`);
}

/** Exports all records with the answers of all users. */
export const hubExport: JobKind = { run: exportRecords, retryDelay: retryAfter(2, 5, 15, 60, 180, 300, 1800, 3600) };
