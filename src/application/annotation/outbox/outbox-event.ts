import type { RecordResponse } from '#domain/annotation/record.ts';
import type { Failure } from '#domain/shared/failure.ts';
import type { Unsent } from '../../ports/annotation/unsent-answers.ts';

/** Something that happened to one change; listeners get the events of a batch together. */
export type OutboxEvent =
  | { readonly kind: 'queued'; readonly unsent: Unsent }
  /** The browser denies its storage: the answer is sent, but does not survive a reload. */
  | { readonly kind: 'not-stored'; readonly unsent: Unsent }
  /** No response: it was removed, or another tab has sent the change. */
  | { readonly kind: 'confirmed'; readonly unsent: Unsent; readonly response: RecordResponse | undefined }
  | { readonly kind: 'refused'; readonly unsent: Unsent; readonly failure: Failure }
  | { readonly kind: 'cancelled'; readonly unsent: Unsent }
  /** The user wants to see the refused answer in its form. */
  | { readonly kind: 'restore-requested'; readonly unsent: Unsent }
  /** Sending pauses until the next retry or until the user has signed in again. */
  | { readonly kind: 'waiting'; readonly for: 'retry' | 'sign-in' };
