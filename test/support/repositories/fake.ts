import { Failure, type FailureCode } from '#domain/shared/failure.ts';
import { ApiError } from '#infrastructure/http/api-error.ts';

/** Status of the answer, or no answer. */
export type Fault = number | 'offline';

export const failing = (code: FailureCode, fault: Fault, detail?: string, retryAfter?: number) =>
  new Failure(code, {
    cause: new ApiError(fault === 'offline' ? undefined : fault, undefined, detail, { retryAfter }),
  });

export abstract class Fake {
  /** If set, every call fails with this fault. */
  broken: Fault | undefined;
  /** Milliseconds of `Retry-After`. */
  retryAfter: number | undefined;
  private held: Promise<void> | undefined;
  private letGo: (() => void) | undefined;

  /** Delays all calls until `release`. */
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
