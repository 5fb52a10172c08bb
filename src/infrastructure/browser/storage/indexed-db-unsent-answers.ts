import type { Unsent, UnsentAnswers } from '#application/ports/annotation/unsent-answers.ts';
import type { PostilDatabase } from './postil-database.ts';

export class IndexedDbUnsentAnswers implements UnsentAnswers {
  constructor(private readonly database: PostilDatabase) {}

  put = (...all: readonly Unsent[]): Promise<boolean> => this.database.put('unsent', ...all);

  async of(userId: string, known: ReadonlySet<string> = new Set()): Promise<readonly Unsent[]> {
    const stored = await this.database.attempt(async (connection) => {
      if (known.size === 0) return connection.getAllFromIndex('unsent', 'user', userId);
      const ids = await connection.getAllKeysFromIndex('unsent', 'user', userId); // faster than reading all
      return Promise.all(ids.filter((id) => !known.has(id)).map((id) => connection.get('unsent', id)));
    });
    const all = stored?.filter((unsent) => unsent !== undefined) ?? []; // the index orders equal keys by id
    return all.map(withMessage);
  }

  async count(): Promise<number> {
    return (await this.database.attempt((connection) => connection.count('unsent'))) ?? 0;
  }

  async remove(...ids: readonly string[]): Promise<void> {
    await this.database.attempt(async (connection) => {
      const { store, done } = connection.transaction('unsent', 'readwrite');
      await Promise.all([...ids.map((id) => store.delete(id)), done]);
    });
  }
}

/** Earlier versions stored the reason of a refusal as a string. */
const withMessage = (unsent: Unsent): Unsent =>
  typeof unsent.refusal === 'string' ? { ...unsent, refusal: { text: unsent.refusal } } : unsent;
