import type { RecordResponse } from '#domain/annotation/record.ts';
import type { Failure } from '#domain/shared/failure.ts';
import type { Unsent } from '../../ports/annotation/unsent-answers.ts';

/** What has happened to one change; those that happen together are told together. */
export type OutboxEvent =
  | { readonly kind: 'queued'; readonly unsent: Unsent }
  /** The browser denies its storage: the answer is sent, but does not outlive the page. */
  | { readonly kind: 'not-stored'; readonly unsent: Unsent }
  /** Without a response it was taken away, or another tab has seen to it. */
  | { readonly kind: 'confirmed'; readonly unsent: Unsent; readonly response: RecordResponse | undefined }
  | { readonly kind: 'refused'; readonly unsent: Unsent; readonly failure: Failure }
  /** Whoever made it has let go of it. */
  | { readonly kind: 'cancelled'; readonly unsent: Unsent }
  /** Somebody wants to see it in its form. */
  | { readonly kind: 'restore-requested'; readonly unsent: Unsent }
  /** Nothing is being sent, until a later try or until the same person has signed in again. */
  | { readonly kind: 'waiting'; readonly for: 'retry' | 'sign-in' };
