import type { LiveEvent, LiveEvents } from '#application/ports/shared/live-events.ts';
import { Listeners } from '#application/shared/listeners.ts';

export class FakeLiveEvents implements LiveEvents {
  private readonly listeners = new Listeners<LiveEvent>();
  followers = 0;

  followAll = (heard: (event: LiveEvent) => void) => {
    this.followers += 1;
    const stop = this.listeners.add(heard);
    return () => {
      this.followers -= 1;
      stop();
    };
  };

  tell = this.listeners.tell;
}
