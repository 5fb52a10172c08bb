import { businessMessage, retryMessage } from '#domain/shared/http-message.ts';
import type { Message } from '#domain/shared/notice.ts';
import type { CallFailure, CallFailures } from '../ports/shared/call-failures.ts';
import type { Notices } from '../ports/shared/notices.ts';
import { reasonOfCall, statusReason } from './reason.ts';

export class ReportCallFailure implements CallFailures {
  private mutes = 0;

  constructor(private readonly notices: Notices) {}

  report(failure: CallFailure): void {
    if (this.mutes > 0) return;
    const { code, retryAfter } = failure;
    this.notices.clear();
    const general = businessMessage(code) && statusReason(failure);
    if (general) this.show({ key: general });
    this.show(reasonOfCall(failure));
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
