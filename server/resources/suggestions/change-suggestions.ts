import type { WireSuggestion } from '#contract/annotation/suggestion.ts';
import type { WireSuggestionWrite } from '#contract/annotation/suggestion-write.ts';
import { type EmitEvent, transactionWithEvents } from '../../live/transaction-with-events.ts';
import type { Trx } from '../../schema/database.ts';
import { lockDataset } from '../datasets/lock-dataset.ts';
import { readSuggestions } from '../records/checking/check-suggestion.ts';
import { recordRules } from '../records/checking/record-rules.ts';
import type { RecordRef } from '../records/queries.ts';
import { updateRecords } from '../records/writing/update-records.ts';
import { lockRecords } from '../responses/lock-records.ts';
import { fieldsToCheck } from '../responses/queries.ts';
import { readIdList } from '../shared/read-ids.ts';
import { notFound } from '../shared/refusal.ts';
import type { CallContext } from '../shared/route.ts';
import { type FoundSuggestion, suggestionsOf } from './queries.ts';
import { type NewSuggestion, removeSuggestions } from './store.ts';

interface RecordOfSuggestions {
  readonly ds: number;
  readonly seq: number;
  readonly datasetId: string;
  readonly recordId: string;
}

/** Updates the record's time. */
async function change(
  trx: Trx,
  emit: EmitEvent,
  record: RecordOfSuggestions,
  suggestions: ReadonlyMap<number, NewSuggestion>,
  isTouched = false,
) {
  const { ds, seq, datasetId, recordId } = record;
  const changed = await updateRecords(trx, ds, [{ seq, suggestions, vectors: new Map() }], isTouched ? [seq] : []);
  if (changed.has(seq)) await emit({ type: 'record.updated', datasetId, ids: [recordId] });
}

/** 201 for a new suggestion, 200 for a replacement. */
export function putSuggestion(call: CallContext<WireSuggestionWrite>, record: RecordRef): Promise<Response> {
  const { ds, seq, datasetId } = record;
  return transactionWithEvents(call, async (trx, emit) => {
    const rules = await recordRules(trx, await lockDataset(trx, { id: datasetId }));
    if (!(await lockRecords(trx, ds, [seq])).records.has(seq)) throw notFound('Record', call.id);
    const fields = await fieldsToCheck(trx, ds, [seq], rules.questions);
    const suggestions = readSuggestions([call.body], rules, fields.get(seq) ?? {});
    const before = await suggestionsOf(trx, ds, seq);
    await change(trx, emit, { ...record, recordId: call.id }, suggestions);
    const after = await suggestionsOf(trx, ds, seq);
    const written = after.find(({ questionN }) => suggestions.has(questionN));
    const wasThere = before.some(({ questionN }) => suggestions.has(questionN));
    return Response.json(written?.suggestion, { status: wasThere ? 200 : 201 });
  });
}

/** Returns the deleted suggestions. */
function remove(
  call: CallContext,
  record: RecordOfSuggestions,
  isMeant: (id: string) => boolean,
): Promise<readonly WireSuggestion[]> {
  const { ds, seq, datasetId } = record;
  return transactionWithEvents(call, async (trx, emit) => {
    await lockDataset(trx, { id: datasetId });
    await lockRecords(trx, ds, [seq]);
    const removed = (await suggestionsOf(trx, ds, seq)).filter(({ suggestion }) => isMeant(suggestion.id));
    if (removed.length === 0) return [];
    await removeSuggestions(
      trx,
      ds,
      seq,
      removed.map(({ questionN }) => questionN),
    );
    await change(trx, emit, record, new Map(), true);
    return removed.map(({ suggestion }) => suggestion);
  });
}

const maxDeletedAtOnce = 100;

/** Ignores ids of other records' suggestions. */
export async function deleteSuggestions(call: CallContext, record: RecordRef): Promise<undefined> {
  const ids = new Set(readIdList(call.request, maxDeletedAtOnce, 'suggestions'));
  await remove(call, { ...record, recordId: call.id }, (id) => ids.has(id));
}

export async function deleteSuggestion(call: CallContext, record: FoundSuggestion): Promise<WireSuggestion> {
  const [removed] = await remove(call, record, (id) => id === call.id);
  if (!removed) throw notFound('Suggestion', call.id);
  return removed;
}
