import { limits } from './limits.ts';

/** What is said: a text of ours by its key, or words that came from elsewhere. */
export type Message =
  | { readonly key: string; readonly values?: Readonly<Record<string, string | number>> }
  | { readonly text: string };

export const noticeTypes = ['success', 'info', 'warning', 'danger', 'default'] as const;
export type NoticeType = (typeof noticeTypes)[number];

export const noticePositions = ['top-right', 'top', 'top-left', 'bottom-right', 'bottom', 'bottom-left'] as const;
export type NoticePosition = (typeof noticePositions)[number];

export interface Notice {
  readonly message: Message;
  readonly type?: NoticeType;
  readonly position?: NoticePosition;
  /** Stays until somebody closes it. */
  readonly permanent?: boolean;
  readonly dismissible?: boolean;
  /** Outlives `clear`: what it says is so until another notice replaces it. */
  readonly lasting?: boolean;
  /** A button of its own beside the message. */
  readonly buttonText?: Message;
  /** What the button does, besides closing the toast. */
  readonly act?: () => void;
  /** Takes the place of the toasts shown so far. */
  readonly replaceToast?: boolean;
  /** Takes the place of what was shown about the same, and of nothing else. */
  readonly about?: string;
  /** Waits until no other toast is shown. */
  readonly queue?: boolean;
  readonly pauseOnHover?: boolean;
  /** How long the message counts as, where that is not the length of the text as it is shown. */
  readonly numberOfChars?: number;
}

type Optional = 'buttonText' | 'act' | 'about' | 'numberOfChars';
export type FullNotice = Required<Omit<Notice, Optional>> & Pick<Notice, Optional>;

export const fullNotice = (notice: Notice): FullNotice => ({
  type: 'success',
  position: 'bottom-right',
  permanent: false,
  lasting: false,
  dismissible: true,
  replaceToast: false,
  queue: false,
  pauseOnHover: true,
  ...notice,
});

/** For how many milliseconds a message of so many characters is shown. */
export const noticeDuration = (characters: number): number =>
  limits.toastMs + limits.toastExtraMs * Math.ceil(characters / limits.toastCharsPerExtra);

/** When a notice closes by itself; never, if it is permanent. */
export const closesAfter = (notice: FullNotice, shownText: string): number | undefined =>
  notice.permanent ? undefined : noticeDuration(notice.numberOfChars ?? [...shownText].length);
