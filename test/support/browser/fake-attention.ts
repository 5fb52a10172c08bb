import type { Attention } from '#application/ports/shared/attention.ts';
import { Listeners } from '#application/shared/listeners.ts';

export class FakeAttention implements Attention {
  private readonly listeners = new Listeners<boolean>();
  isHere = true;

  private readonly endings = new Listeners<void>();
  watch = this.listeners.add;
  watchEnd = this.endings.add;
  end = () => this.endings.notify();

  change(isHere: boolean): void {
    this.isHere = isHere;
    this.listeners.notify(isHere);
  }
}
