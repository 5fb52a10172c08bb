import { type ActiveTime, countInput, pauseActiveTime, startActiveTime } from '#domain/annotation/active-time.ts';
import type { Clock } from '../ports/shared/clock.ts';
import type { PageVisibility } from '../ports/shared/page-visibility.ts';
import type { UserInput } from '../ports/shared/user-input.ts';

/** Measures how long the user works on the record in view. */
export class MeasureActiveTime {
  private time: ActiveTime = startActiveTime(0);

  constructor(
    private readonly input: UserInput,
    private readonly visibility: PageVisibility,
    private readonly clock: Clock,
  ) {}

  start(): () => void {
    this.restart();
    const stops = [this.input.watch(this.count), this.visibility.watch(this.handleVisibility)];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** For the next record. */
  restart(): void {
    this.time = startActiveTime(this.clock.now());
  }

  /** Milliseconds since the last call, or since the record was shown. */
  take(): number {
    this.count();
    const { total } = this.time;
    this.restart();
    return total;
  }

  private readonly count = () => {
    this.time = countInput(this.time, this.clock.now());
  };

  private readonly handleVisibility = (isVisible: boolean) => {
    if (isVisible) this.count();
    else this.time = pauseActiveTime(this.time, this.clock.now());
  };
}
