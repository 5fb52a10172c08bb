import type { WireSuggestion } from '#contract/annotation/suggestion.ts';
import type { WireSuggestionWrite } from '#contract/annotation/suggestion-write.ts';
import { changing, type Tell } from '../../live/changing.ts';
import type { Trx } from '../../schema/database.ts';
import { lockDataset } from '../datasets/lock-dataset.ts';
import { readSuggestions } from '../records/checking/check-suggestion.ts';
import { recordRules } from '../records/checking/record-rules.ts';
import type { RecordPlace } from '../records/queries.ts';
import { updateRecords } from '../records/writing/update-records.ts';
import { lockAnswered } from '../responses/answered-records.ts';
import { fieldsToCheck } from '../responses/queries.ts';
import { readIdList } from '../shared/read-ids.ts';
import { notFound } from '../shared/refusal.ts';
import type { Call } from '../shared/route.ts';
import { type FoundSuggestion, suggestionsOf } from './queries.ts';
import { type NewSuggestion, removeSuggestions } from './store.ts';

interface Place {
  readonly ds: number;
  readonly seq: number;
  readonly datasetId: string;
  readonly recordId: string;
}

/** A change of suggestions is one of their record. */
async function change(
  trx: Trx,
  tell: Tell,
  place: Place,
  suggestions: ReadonlyMap<number, NewSuggestion>,
  isTouched = false,
) {
  const { ds, seq, datasetId, recordId } = place;
  const changed = await updateRecords(trx, ds, [{ seq, suggestions, vectors: new Map() }], isTouched ? [seq] : []);
  if (changed.has(seq)) await tell({ type: 'record.updated', datasetId, ids: [recordId] });
}

/** 201 for a new one, 200 for one in the place of another. */
export function putSuggestion(call: Call<WireSuggestionWrite>, place: RecordPlace): Promise<Response> {
  const { ds, seq, datasetId } = place;
  return changing(call, async (trx, tell) => {
    const rules = await recordRules(trx, await lockDataset(trx, { id: datasetId }));
    if (!(await lockAnswered(trx, ds, [seq])).records.has(seq)) throw notFound('Record', call.id);
    const fields = await fieldsToCheck(trx, ds, [seq], rules.questions);
    const suggestions = readSuggestions([call.body], rules, fields.get(seq) ?? {});
    const before = await suggestionsOf(trx, ds, seq);
    await change(trx, tell, { ...place, recordId: call.id }, suggestions);
    const after = await suggestionsOf(trx, ds, seq);
    const written = after.find(({ questionN }) => suggestions.has(questionN));
    const wasThere = before.some(({ questionN }) => suggestions.has(questionN));
    return Response.json(written?.suggestion, { status: wasThere ? 200 : 201 });
  });
}

/** Takes those of a record's suggestions away that are meant, and gives them back. */
function remove(call: Call, place: Place, isMeant: (id: string) => boolean): Promise<readonly WireSuggestion[]> {
  const { ds, seq, datasetId } = place;
  return changing(call, async (trx, tell) => {
    await lockDataset(trx, { id: datasetId });
    await lockAnswered(trx, ds, [seq]);
    const gone = (await suggestionsOf(trx, ds, seq)).filter(({ suggestion }) => isMeant(suggestion.id));
    if (gone.length === 0) return [];
    await removeSuggestions(
      trx,
      ds,
      seq,
      gone.map(({ questionN }) => questionN),
    );
    await change(trx, tell, place, new Map(), true);
    return gone.map(({ suggestion }) => suggestion);
  });
}

const mostAtOnce = 100;

/** Ids of other records' suggestions are passed over. */
export async function deleteSuggestions(call: Call, place: RecordPlace): Promise<undefined> {
  const ids = new Set(readIdList(call.request, mostAtOnce, 'suggestions'));
  await remove(call, { ...place, recordId: call.id }, (id) => ids.has(id));
}

export async function deleteSuggestion(call: Call, place: FoundSuggestion): Promise<WireSuggestion> {
  const [gone] = await remove(call, place, (id) => id === call.id);
  if (!gone) throw notFound('Suggestion', call.id);
  return gone;
}
