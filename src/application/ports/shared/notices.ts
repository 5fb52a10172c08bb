import type { Notice } from '#domain/shared/notice.ts';

export abstract class Notices {
  abstract show(notice: Notice): void;
  abstract clear(): void;
  abstract withdraw(about: string): void;
}
