/** What is said: a text of ours by its key, or words that came from elsewhere. */
export type Message =
  | { readonly key: string; readonly values?: Readonly<Record<string, string | number>> }
  | { readonly text: string };

export type NoticeType = 'success' | 'danger' | 'info' | 'warning' | 'default';

export interface Notice {
  readonly message: Message;
  readonly type: NoticeType;
}
