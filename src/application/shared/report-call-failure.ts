import { businessMessage, statusMessage } from '#domain/shared/http-message.ts';
import type { Message } from '#domain/shared/notice.ts';
import type { CallFailure, CallFailures } from '../ports/shared/call-failures.ts';
import type { Notices } from '../ports/shared/notices.ts';

export class ReportCallFailure implements CallFailures {
  constructor(private readonly notices: Notices) {}

  report({ status, code, detail }: CallFailure): void {
    this.notices.clear();
    const general = statusMessage(status);
    const business = businessMessage(code);
    if (general) this.tell({ key: general });
    if (business) this.tell({ key: business });
    else if (detail) this.tell({ text: detail });
  }

  private tell(message: Message) {
    this.notices.show({ message, type: 'danger' });
  }
}
