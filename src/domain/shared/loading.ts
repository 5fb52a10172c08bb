import { limits } from './limits.ts';

export interface NetworkConnection {
  readonly isOnline: boolean;
  /** As the browser rates it: slow-2g, 2g, 3g or 4g; not every browser does. */
  readonly effectiveType: string | undefined;
  readonly savesData: boolean;
}

/** Whether a link may fetch its page before anyone asks for it. */
export const mayPrefetch = ({ isOnline, effectiveType, savesData }: NetworkConnection): boolean =>
  isOnline && !savesData && !effectiveType?.endsWith('2g');

/** Whether a part of the application that did not load may reload the page: at most once a minute. */
export const mayReload = (lastReload: number | undefined, now: number): boolean =>
  lastReload === undefined || now - lastReload >= limits.chunkReloadMs;
