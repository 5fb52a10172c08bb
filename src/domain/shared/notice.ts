import { limits } from './limits.ts';

export type Message =
  | {
      readonly key: string;
      readonly values?: Readonly<Record<string, string | number>>;
      /** The text of the server, in English. */
      readonly details?: string;
    }
  | { readonly text: string };

export const detailsOf = (message: Message): string | undefined => ('text' in message ? undefined : message.details);

export const noticeTypes = ['success', 'info', 'warning', 'danger', 'default'] as const;
export type NoticeType = (typeof noticeTypes)[number];

export const noticePositions = ['top-right', 'top', 'top-left', 'bottom-right', 'bottom', 'bottom-left'] as const;
export type NoticePosition = (typeof noticePositions)[number];

export interface Notice {
  readonly message: Message;
  readonly type?: NoticeType;
  readonly position?: NoticePosition;
  /** Stays until the user closes it. */
  readonly permanent?: boolean;
  readonly dismissible?: boolean;
  /** Survives `clear`, until another notice replaces it. */
  readonly lasting?: boolean;
  readonly buttonText?: Message;
  /** Runs on a click on the button, which also closes the notice. */
  readonly act?: () => void;
  /** Replaces all visible notices. */
  readonly replaceToast?: boolean;
  /** Replaces notices with the same subject only. */
  readonly about?: string;
  /** Waits until no other notice is visible. */
  readonly queue?: boolean;
  readonly pauseOnHover?: boolean;
  /** Length that determines the duration; by default that of the text. */
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

export const noticeDuration = (characters: number): number =>
  limits.toastMs + limits.toastExtraMs * Math.ceil(characters / limits.toastCharsPerExtra);

/** Undefined for permanent notices. */
export const closesAfter = (notice: FullNotice, shownText: string): number | undefined =>
  notice.permanent ? undefined : noticeDuration(notice.numberOfChars ?? [...shownText].length);
