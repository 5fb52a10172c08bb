import { sql } from 'kysely';
import { unprocessable } from '../resources/shared/refusal.ts';
import type { Db } from '../schema/database.ts';
import { prepared } from '../schema/prepared.ts';
import type { VectorMemory } from './similarity/vector-memory.ts';

export interface SearchScope {
  readonly db: Db;
  readonly datasetId: string;
  readonly ds: number;
  /** Owner of the responses; undefined for all users. */
  readonly userN: number | undefined;
  /** Whether filters and sorts may use hidden metadata and suggestions. */
  readonly withHidden: boolean;
  /** Whether filters may test the answers of all users. */
  readonly readsAllAnswers: boolean;
  /** Whether the search is limited to pending records. */
  readonly onlyPending?: boolean;
  readonly vectors: VectorMemory;
}

export interface NamedItem {
  readonly n: number;
  readonly name: string;
  readonly type: string;
}

/** Names that filters and sorts may use; they cannot reach other data. */
export interface Names {
  readonly question: (name: string) => NamedItem;
  /** Question whose suggestions the caller sees on all records. */
  readonly suggested: (name: string) => NamedItem;
  readonly metadata: (name: string) => NamedItem;
}

function lookUp(kind: string, rows: readonly NamedItem[], datasetId: string) {
  const byName = new Map(rows.map((row) => [row.name, row]));
  return (name: string) => {
    const found = byName.get(name);
    if (!found) throw unprocessable(`${kind} not found filtering by name=${name}, dataset_id=${datasetId}`);
    return found;
  };
}

interface NamedRow extends NamedItem {
  readonly kind: 'question' | 'metadata';
  readonly hidden: boolean;
}

/** Hidden properties look like missing ones. */
export async function loadNames({ db, datasetId, withHidden }: SearchScope): Promise<Names> {
  const { rows } = await sql<NamedRow>`
    SELECT ${prepared} 'question' AS kind, n, name, settings ->> 'type' AS type,
        suggestions_shown <> 'always' AND NOT ${withHidden}::boolean AS hidden
      FROM questions WHERE dataset_id = ${datasetId}::uuid
    UNION ALL SELECT 'metadata', n, name, settings ->> 'type', false FROM metadata_properties
      WHERE dataset_id = ${datasetId}::uuid AND (visible_for_annotators OR ${withHidden}::boolean)`.execute(db);
  const named = (kind: NamedRow['kind']) => rows.filter((row) => row.kind === kind);
  const question = lookUp('Question', named('question'), datasetId);
  const hidden = new Set(rows.filter((row) => row.hidden).map(({ name }) => name));
  return {
    question,
    suggested: (name) => {
      if (hidden.has(name)) throw unprocessable(`Suggestions for '${name}' are hidden from annotators`);
      return question(name);
    },
    metadata: lookUp('MetadataProperty', named('metadata'), datasetId),
  };
}
