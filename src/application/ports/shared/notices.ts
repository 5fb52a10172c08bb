import type { Notice } from '#domain/shared/notice.ts';

export abstract class Notices {
  abstract show(notice: Notice): void;
  abstract clear(): void;
  /** What was said about something holds no longer. */
  abstract withdraw(about: string): void;
}
