import type { Toggles } from './toggles.ts';

/** Asks before the page is closed while something of it would be lost. */
export class LeaveGuard {
  private readonly conditions = new Set<() => boolean>();

  constructor(private readonly toggles: Toggles) {}

  /** Asks while this is true; returns what stops it. */
  askWhile(wouldLoseWork: () => boolean): () => void {
    this.conditions.add(wouldLoseWork);
    return () => this.conditions.delete(wouldLoseWork);
  }

  activate(): () => void {
    const handleLeave = (event: Event) => {
      const wouldLoseWork = [...this.conditions].some((claim) => claim());
      if (wouldLoseWork && this.toggles.isOn('close-prompt')) event.preventDefault();
    };
    addEventListener('beforeunload', handleLeave);
    return () => removeEventListener('beforeunload', handleLeave);
  }
}
