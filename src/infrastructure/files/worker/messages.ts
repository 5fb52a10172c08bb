import type { BatchOrder, ReadProgress } from '#application/ports/creation/row-reader.ts';
import type { ChosenFacts, FileFacts, UnreadableReason } from '#domain/creation/portable/read-rows.ts';

/** `batches` answers with the first batch, each `next` with one more. */
export type WorkerRequest =
  | { readonly kind: 'look'; readonly file: File; readonly given: ChosenFacts }
  | { readonly kind: 'scan'; readonly file: File; readonly facts: FileFacts }
  | ({ readonly kind: 'names' | 'check'; readonly file: File } & Pick<BatchOrder, 'facts' | 'mapping'>)
  | ({ readonly kind: 'batches'; readonly file: File } & Omit<BatchOrder, 'file'>)
  | { readonly kind: 'next' };

export type WorkerResult =
  | { readonly kind: 'done'; readonly value: unknown }
  | { readonly kind: 'unreadable'; readonly reason: UnreadableReason };

/** Every request has one result; progress may come before it. */
export type WorkerMessage = WorkerResult | { readonly kind: 'progress'; readonly progress: ReadProgress };
