import type { Ids } from '#application/ports/shared/ids.ts';

export class FakeIds implements Ids {
  private count = 0;

  next(): string {
    this.count += 1;
    return `${this.count}`.padStart(6, '0');
  }
}
