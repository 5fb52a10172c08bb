import type { Trx } from '../../schema/database.ts';

export interface RecordText {
  readonly seq: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Makes the texts of records findable; those that were indexed before are indexed anew. */
export async function indexTexts(_trx: Trx, _ds: number, _records: readonly RecordText[]): Promise<void> {
  // Texts are not searched yet.
}
