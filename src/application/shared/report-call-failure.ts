import { businessMessage, noResponseMessage, retryMessage, statusMessage } from '#domain/shared/http-message.ts';
import type { Message } from '#domain/shared/notice.ts';
import type { CallFailure, CallFailures } from '../ports/shared/call-failures.ts';
import type { Notices } from '../ports/shared/notices.ts';

export class ReportCallFailure implements CallFailures {
  private mutes = 0;

  constructor(private readonly notices: Notices) {}

  report(failure: CallFailure): void {
    if (this.mutes > 0) return;
    const { code, detail, retryAfter } = failure;
    this.notices.clear();
    const business = businessMessage(code);
    const general = business ? generalReason(failure) : reasonKeyOf(failure);
    const details = detail ? { details: detail } : {};
    if (general) this.show({ key: general, ...(!business && details) });
    if (business) this.show({ key: business, ...details });
    if (retryAfter) this.show(retryMessage(retryAfter));
  }

  /** Suppresses notices until the returned function is called. */
  mute(): () => void {
    this.mutes += 1;
    return () => {
      this.mutes -= 1;
    };
  }

  private show(message: Message) {
    this.notices.show({ message, type: 'danger' });
  }
}

const generalReason = ({ status, hasTimedOut }: CallFailure): string | undefined =>
  status === undefined ? noResponseMessage(hasTimedOut ? 'timeout' : 'network') : statusMessage(status);

/** Message for any status: gateways send statuses without a message of their own. */
export function reasonKeyOf(failure: CallFailure): string {
  const { status = 0 } = failure;
  const isRefused = status >= 400 && status < 500;
  return generalReason(failure) ?? (isRefused ? 'errors.http.422' : 'errors.http.500');
}
