import type { Notices } from '#application/ports/shared/notices.ts';
import type { Notice } from '#domain/shared/notice.ts';

export class FakeNotices implements Notices {
  shown: readonly Notice[] = [];

  show(notice: Notice): void {
    this.shown = [...this.shown, notice];
  }

  clear(): void {
    this.shown = [];
  }

  withdraw(about: string): void {
    this.shown = this.shown.filter((notice) => notice.about !== about);
  }
}
