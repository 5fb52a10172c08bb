import type { Toggles } from './toggles.ts';

/** Asks before the page is closed while something of it would be lost. */
export class LeaveGuard {
  private readonly claims = new Set<() => boolean>();

  constructor(private readonly toggles: Toggles) {}

  /** Asks while this is true; returns what stops it. */
  hold(wouldLose: () => boolean): () => void {
    this.claims.add(wouldLose);
    return () => this.claims.delete(wouldLose);
  }

  activate(): () => void {
    const handleLeave = (event: Event) => {
      const wouldLose = [...this.claims].some((claim) => claim());
      if (wouldLose && this.toggles.isOn('close-prompt')) event.preventDefault();
    };
    addEventListener('beforeunload', handleLeave);
    return () => removeEventListener('beforeunload', handleLeave);
  }
}
