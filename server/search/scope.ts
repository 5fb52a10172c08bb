import { unprocessable } from '../resources/shared/refusal.ts';
import type { Db } from '../schema/database.ts';
import type { VectorMemory } from './similarity/vector-memory.ts';

/** Whose view of which dataset is searched. */
export interface SearchScope {
  readonly db: Db;
  readonly datasetId: string;
  readonly ds: number;
  /** Whose responses are meant; everybody's where it is undefined. */
  readonly userN: number | undefined;
  readonly withHiddenMetadata: boolean;
  /** Whether only records are looked for that are still open. */
  readonly onlyPending?: boolean;
  readonly vectors: VectorMemory;
}

export interface NamedThing {
  readonly n: number;
  readonly name: string;
  readonly type: string;
}

/** What filters and sorts may name. Nothing else of the database can be reached through them. */
export interface Names {
  readonly question: (name: string) => NamedThing;
  readonly metadata: (name: string) => NamedThing;
}

const typeOf = (settings: Readonly<Record<string, unknown>>) => String(settings.type);

function lookUp(kind: string, rows: readonly NamedThing[], datasetId: string) {
  const byName = new Map(rows.map((row) => [row.name, row]));
  return (name: string) => {
    const found = byName.get(name);
    if (!found) throw unprocessable(`${kind} not found filtering by name=${name}, dataset_id=${datasetId}`);
    return found;
  };
}

/** A hidden property is answered like one that does not exist. */
export async function loadNames({ db, datasetId, withHiddenMetadata }: SearchScope): Promise<Names> {
  const [questions, properties] = await Promise.all([
    db.selectFrom('questions').select(['n', 'name', 'settings']).where('dataset_id', '=', datasetId).execute(),
    db
      .selectFrom('metadata_properties')
      .select(['n', 'name', 'settings'])
      .where('dataset_id', '=', datasetId)
      .where((is) => is.or([is('visible_for_annotators', '=', true), is.val(withHiddenMetadata)]))
      .execute(),
  ]);
  const named = (rows: typeof questions) => rows.map(({ n, name, settings }) => ({ n, name, type: typeOf(settings) }));
  return {
    question: lookUp('Question', named(questions), datasetId),
    metadata: lookUp('MetadataProperty', named(properties), datasetId),
  };
}
