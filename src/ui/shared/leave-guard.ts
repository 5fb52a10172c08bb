import type { Toggles } from './toggles.ts';

export class LeaveGuard {
  private readonly conditions = new Set<() => boolean>();

  constructor(private readonly toggles: Toggles) {}

  /** Asks before the page closes while the condition is true; returns a function that removes the condition. */
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
