import { wireSuggestionWrite } from '#contract/annotation/suggestion-write.ts';
import { seesHidden } from '../../auth/policies.ts';
import { findDataset } from '../datasets/find-dataset.ts';
import type { FoundDataset } from '../datasets/queries.ts';
import { findRecord } from '../records/find-record.ts';
import type { RecordRef } from '../records/queries.ts';
import { notFound } from '../shared/refusal.ts';
import { type AppDeps, type CallContext, guard, type Route } from '../shared/route.ts';
import { deleteSuggestion, deleteSuggestions, putSuggestion } from './change-suggestions.ts';
import { agentsByQuestion, suggestionRef, suggestionsOf } from './queries.ts';
import { revealSuggestions } from './reveal.ts';
import { isShown } from './shown.ts';

async function findSuggestion({ db, caller, id }: CallContext<unknown>) {
  const suggestion = await suggestionRef(db, caller, id);
  if (!suggestion) throw notFound('Suggestion', id);
  return suggestion;
}

async function listSuggestions({ db, caller }: CallContext, { ds, seq }: RecordRef) {
  const found = await suggestionsOf(db, ds, seq, seesHidden(caller) ? undefined : isShown(caller));
  return { items: found.map(({ suggestion }) => suggestion) };
}

const listOptions = async ({ db, caller }: CallContext, dataset: FoundDataset) => ({
  items: (await agentsByQuestion(db, dataset, seesHidden(caller))).map(({ agents, ...question }) => ({
    question,
    agents,
  })),
});

const may = 'owners and workspace admins write records';

export function revealRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  return [
    route('POST', '/records/:record_id/reveal', {
      find: findRecord,
      may: 'owners and workspace members answer a record',
      handle: revealSuggestions,
    }),
  ];
}

export function suggestionRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  const path = '/records/:record_id/suggestions';
  return [
    route('GET', '/datasets/:dataset_id/records/search/suggestions/options', {
      find: findDataset,
      may: 'owners and workspace members search records',
      handle: listOptions,
    }),
    route('GET', path, {
      find: findRecord,
      may: 'owners and workspace members read a record',
      handle: listSuggestions,
    }),
    route('PUT', path, { body: wireSuggestionWrite, find: findRecord, may, handle: putSuggestion }),
    route('DELETE', path, { find: findRecord, may, status: 204, handle: deleteSuggestions }),
    route('DELETE', '/suggestions/:suggestion_id', { find: findSuggestion, may, handle: deleteSuggestion }),
  ];
}
