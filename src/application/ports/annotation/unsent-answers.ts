import type { Message } from '#domain/shared/notice.ts';
import type { ResponseToSave } from './response-repository.ts';

interface WithPreview {
  /** Enough of the record to know it again. */
  readonly preview?: string;
}

export type SaveChange = { readonly kind: 'save' } & ResponseToSave & WithPreview;

/** What becomes of the answer to a record: it is saved, or taken away again. */
export type Change =
  | SaveChange
  /** Without an id the response is one that is still on its way. */
  | ({ readonly kind: 'remove'; readonly recordId: string; readonly responseId: string | undefined } & WithPreview);

/** A change the server has not confirmed yet. */
export interface Unsent {
  /** Rises with time: changes are sent in the order they were made. */
  readonly id: string;
  readonly userId: string;
  readonly datasetId: string;
  readonly change: Change;
  readonly queuedAt: number;
  /** Changes made at once have this in common: they are sent together. */
  readonly batch?: string;
  /** Why the server will never take it as it is; absent while it may still be sent. */
  readonly refusal: Message | undefined;
}

/** Survives a reload and a crash. */
export abstract class UnsentAnswers {
  /** Whether they are kept, all of them or none: not where the browser denies us its storage. */
  abstract put(...all: readonly Unsent[]): Promise<boolean>;
  /** By age, but for those that are known already. */
  abstract of(userId: string, known?: ReadonlySet<string>): Promise<readonly Unsent[]>;
  /** How many this browser holds, of all users. */
  abstract count(): Promise<number>;
  abstract remove(...ids: readonly string[]): Promise<void>;
}
