import type { Message } from '#domain/shared/notice.ts';
import type { ResponseToSave } from './response-repository.ts';

interface WithPreview {
  /** A line of the record to recognise it by. */
  readonly preview?: string;
}

export type SaveChange = { readonly kind: 'save' } & ResponseToSave & WithPreview;

export type Change =
  | SaveChange
  /** Without an id, an earlier change is about to create the response. */
  | ({ readonly kind: 'remove'; readonly recordId: string; readonly responseId: string | undefined } & WithPreview);

export interface Unsent {
  /** Sortable by time: changes are sent in the order in which they were made. */
  readonly id: string;
  readonly userId: string;
  readonly datasetId: string;
  readonly change: Change;
  readonly queuedAt: number;
  /** Shared by changes that are made and sent together. */
  readonly batch?: string;
  /** Why the server has rejected the change; absent while it can be sent. */
  readonly refusal: Message | undefined;
}

/** Survives a reload and a crash. */
export abstract class UnsentAnswers {
  /** Stores all or none; false if the browser denies its storage. */
  abstract put(...all: readonly Unsent[]): Promise<boolean>;
  /** Oldest first, without the known ones. */
  abstract of(userId: string, known?: ReadonlySet<string>): Promise<readonly Unsent[]>;
  /** Number of changes of all users in this browser. */
  abstract count(): Promise<number>;
  abstract remove(...ids: readonly string[]): Promise<void>;
}
