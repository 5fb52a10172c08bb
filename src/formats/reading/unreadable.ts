import type { UnreadableReason } from '#domain/creation/portable/read-rows.ts';

export class Unreadable extends Error {
  override name = 'Unreadable';

  constructor(
    readonly reason: UnreadableReason,
    options?: ErrorOptions,
  ) {
    super(`The file cannot be read: ${reason}`, options);
  }
}
