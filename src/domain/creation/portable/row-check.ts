import type { RepeatedNamesSummary } from './column-matching.ts';

/** Counts of the records, suggestions and cells that the import makes of a file, or leaves out. */
export interface RowCheck {
  readonly rows: number;
  /** Rows with content in a field and in all required ones; later rows replace earlier ones of the same id. */
  readonly records: number;
  readonly empty: number;
  readonly repeated: RepeatedNamesSummary;
  readonly replaced: number;
  /** Number of suggestions by question. */
  readonly suggestions: Readonly<Record<string, number>>;
  /** Number of cells by column that say that there is no value. */
  readonly lacking: Readonly<Record<string, number>>;
  /** Number of cells by column with a value that does not fit. */
  readonly wrong: Readonly<Record<string, number>>;
}
