import type { BatchOrder, ReadingProgress } from '#application/ports/creation/row-reader.ts';
import type { FileFacts, GivenFacts, UnreadableReason } from '#domain/creation/portable/read-rows.ts';

/** What a worker is asked; of batches the first comes with the order, and each other one is asked for. */
export type Asked =
  | { readonly kind: 'look'; readonly file: File; readonly given: GivenFacts }
  | { readonly kind: 'scan'; readonly file: File; readonly facts: FileFacts }
  | ({ readonly kind: 'names' | 'repeated'; readonly file: File } & Pick<BatchOrder, 'facts' | 'mapping'>)
  | ({ readonly kind: 'batches'; readonly file: File } & Omit<BatchOrder, 'file'>)
  | { readonly kind: 'next' };

/** Whatever is asked has one answer, and there may be news before it. */
export type Answer =
  | { readonly kind: 'done'; readonly value: unknown }
  | { readonly kind: 'unreadable'; readonly reason: UnreadableReason };

export type Said = Answer | { readonly kind: 'progress'; readonly progress: ReadingProgress };
