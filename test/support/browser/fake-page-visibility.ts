import type { PageVisibility } from '#application/ports/shared/page-visibility.ts';
import { Listeners } from '#application/shared/listeners.ts';

export class FakePageVisibility implements PageVisibility {
  private readonly listeners = new Listeners<boolean>();
  isVisible = true;

  private readonly endings = new Listeners<void>();
  watch = this.listeners.add;
  watchLeave = this.endings.add;
  end = () => this.endings.notify();

  change(isVisible: boolean): void {
    this.isVisible = isVisible;
    this.listeners.notify(isVisible);
  }
}
