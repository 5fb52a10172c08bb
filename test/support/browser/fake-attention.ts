import type { Attention } from '#application/ports/shared/attention.ts';
import { Listeners } from '#application/shared/listeners.ts';

export class FakeAttention implements Attention {
  private readonly listeners = new Listeners<boolean>();
  isHere = true;

  watch = this.listeners.add;

  change(isHere: boolean): void {
    this.isHere = isHere;
    this.listeners.tell(isHere);
  }
}
