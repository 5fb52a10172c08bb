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
  readonly withHiddenMetadata: boolean;
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
}

/** Hidden properties look like missing ones. */
export async function loadNames({ db, datasetId, withHiddenMetadata }: SearchScope): Promise<Names> {
  const { rows } = await sql<NamedRow>`
    SELECT ${prepared} 'question' AS kind, n, name, settings ->> 'type' AS type
      FROM questions WHERE dataset_id = ${datasetId}::uuid
    UNION ALL SELECT 'metadata', n, name, settings ->> 'type' FROM metadata_properties
      WHERE dataset_id = ${datasetId}::uuid AND (visible_for_annotators OR ${withHiddenMetadata}::boolean)`.execute(db);
  const named = (kind: NamedRow['kind']) => rows.filter((row) => row.kind === kind);
  return {
    question: lookUp('Question', named('question'), datasetId),
    metadata: lookUp('MetadataProperty', named('metadata'), datasetId),
  };
}
