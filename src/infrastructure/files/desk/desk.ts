import type { RecordBatch } from '#application/ports/creation/row-reader.ts';
import { repeatedIn } from '#domain/creation/portable/added-rows.ts';
import { Unreadable } from '#formats/reading/unreadable.ts';
import type { Asked, Said } from '../messages.ts';
import { lookAt } from './look-at.ts';
import { namesIn } from './names-in.ts';
import { oneAhead } from './one-ahead.ts';
import { recordBatches } from './record-batches.ts';
import { scan } from './scan.ts';
import { sourceOf } from './source-of.ts';
import { sparingly } from './sparingly.ts';

/** Does what a worker is asked, wherever it stands. */
export class Desk {
  private batches: AsyncIterator<RecordBatch> | undefined;

  constructor(private readonly tell: (said: Said) => void) {}

  async take(asked: Asked): Promise<void> {
    try {
      this.tell({ kind: 'done', value: await this.work(asked) });
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      this.tell({ kind: 'unreadable', reason: error.reason });
    }
  }

  private async work(asked: Asked): Promise<unknown> {
    switch (asked.kind) {
      case 'look':
        return lookAt(sourceOf(asked.file), asked.given);
      case 'scan':
        return scan(
          sourceOf(asked.file),
          asked.facts,
          sparingly((progress) => this.tell({ kind: 'progress', progress })),
        );
      case 'names':
        return namesIn(sourceOf(asked.file), asked);
      case 'repeated':
        return repeatedIn(await namesIn(sourceOf(asked.file), asked));
      case 'batches':
        this.batches = oneAhead(recordBatches(sourceOf(asked.file), asked));
        return this.nextBatch();
      case 'next':
        return this.nextBatch();
    }
  }

  private async nextBatch(): Promise<RecordBatch | undefined> {
    const next = await this.batches?.next();
    return next?.done ? undefined : next?.value;
  }
}
