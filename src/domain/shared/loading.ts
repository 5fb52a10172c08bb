import { limits } from './limits.ts';

export interface NetworkConnection {
  readonly isOnline: boolean;
  /** The browser's rating: slow-2g, 2g, 3g or 4g; some browsers have none. */
  readonly effectiveType: string | undefined;
  readonly savesData: boolean;
}

export const mayPrefetch = ({ isOnline, effectiveType, savesData }: NetworkConnection): boolean =>
  isOnline && !savesData && !effectiveType?.endsWith('2g');

/** A failed chunk may reload the page once a minute. */
export const mayReload = (lastReload: number, now: number): boolean => now - lastReload >= limits.chunkReloadMs;
