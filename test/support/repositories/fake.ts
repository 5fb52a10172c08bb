import { Failure, type FailureCode } from '#domain/shared/failure.ts';
import { ApiError } from '#infrastructure/http/api-error.ts';

/** A status that the server answers with, or no answer at all. */
export type Fault = number | 'offline';

export const failing = (code: FailureCode, fault: Fault, detail?: string, retryAfter?: number) =>
  new Failure(code, {
    cause: new ApiError(fault === 'offline' ? undefined : fault, undefined, detail, { retryAfter }),
  });

/** Faults that every fake repository can simulate. */
export abstract class Fake {
  /** Set, every call fails in this way. */
  broken: Fault | undefined;
  /** For how many milliseconds it then wants to be left in peace. */
  retryAfter: number | undefined;
  private held: Promise<void> | undefined;
  private letGo: (() => void) | undefined;

  /** Keeps all who call waiting, until `release`. */
  hold(): void {
    this.held ??= new Promise((resolve) => {
      this.letGo = resolve;
    });
  }

  release(): void {
    this.held = undefined;
    this.letGo?.();
  }

  protected async answer<T>(failure: FailureCode, work: () => T): Promise<T> {
    await this.held;
    if (this.broken !== undefined) throw failing(failure, this.broken, undefined, this.retryAfter);
    return work();
  }
}
