const times = `inserted_at timestamptz NOT NULL DEFAULT now(), updated_at timestamptz NOT NULL DEFAULT now()`;
const key = 'ds int NOT NULL, seq bigint NOT NULL';
const partitioned = 'PARTITION BY LIST (ds)';

/**
 * Each dataset has a partition with its own statistics and text index, which is dropped with it. Every query names its
 * `ds`. Partitions inherit the indexes below.
 */
export const annotationTables = [
  `CREATE TABLE records (${key}, id uuid NOT NULL, external_id text,
    status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'completed')),
    metadata jsonb, ${times}, PRIMARY KEY (ds, seq)) ${partitioned}`,
  `CREATE INDEX records_pending ON records (ds, seq) WHERE status = 'pending'`,
  `CREATE UNIQUE INDEX records_external_id ON records (ds, external_id) WHERE external_id IS NOT NULL`,
  `CREATE INDEX records_inserted_at ON records (inserted_at, seq)`,
  `CREATE INDEX records_updated_at ON records (updated_at, seq)`,

  `CREATE TABLE record_contents (${key}, fields jsonb NOT NULL, PRIMARY KEY (ds, seq)) ${partitioned}`,

  `CREATE TABLE record_texts (${key}, tsv tsvector NOT NULL, PRIMARY KEY (ds, seq)) ${partitioned}`,
  `CREATE INDEX record_texts_tsv ON record_texts USING gin (tsv)`,

  `CREATE TABLE record_ids (id uuid PRIMARY KEY, ${key})`,

  `CREATE TABLE suggestions (${key}, question_n int NOT NULL, id uuid NOT NULL DEFAULT gen_random_uuid(),
    value jsonb NOT NULL, score float8, scores float8[], agent text,
    type text CHECK (type IN ('model', 'human')), ${times}, PRIMARY KEY (ds, seq, question_n)) ${partitioned}`,
  `CREATE INDEX suggestions_score ON suggestions (question_n, score, seq)`,
  `CREATE INDEX suggestions_agent ON suggestions (question_n, agent, seq)`,
  `CREATE INDEX suggestions_value ON suggestions USING gin (value)`,

  `CREATE TABLE responses (${key}, user_n int NOT NULL, id uuid NOT NULL DEFAULT gen_random_uuid(),
    status text NOT NULL CHECK (status IN ('submitted', 'discarded', 'draft')), "values" jsonb,
    record_pending boolean NOT NULL DEFAULT true, ${times}, PRIMARY KEY (ds, user_n, seq)) ${partitioned}`,
  `CREATE INDEX responses_status ON responses (user_n, status, updated_at, seq)`,
  `CREATE INDEX responses_seq ON responses (seq)`,
  `CREATE INDEX responses_record_pending ON responses (ds, user_n, seq) WHERE record_pending`,

  `CREATE TABLE response_ids (id uuid PRIMARY KEY, ds int NOT NULL, user_n int NOT NULL, seq bigint NOT NULL)`,

  `CREATE TABLE vectors (${key}, setting_n int NOT NULL, value bytea NOT NULL,
    PRIMARY KEY (ds, setting_n, seq)) ${partitioned}`,
];
