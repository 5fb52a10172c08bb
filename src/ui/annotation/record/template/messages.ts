import { type ForwardedKey, readKey } from './forwarded-key.ts';

export interface HostTheme {
  readonly theme: string;
  readonly colourScheme: string;
  readonly tokens: Readonly<Record<string, string>>;
  readonly language: string;
  readonly direction: string;
}

export interface FrameContent {
  readonly template: string;
  readonly isAdvanced: boolean;
  /** JSON, because only plain data can be posted. */
  readonly record: string;
  /** Precedes the address of an image that was not loaded. */
  readonly imageNotLoaded: string;
}

/** Messages from the page to the frame. A template can read all of them. */
export type ToFrame =
  | { readonly kind: 'show'; readonly contentId: number; readonly content: FrameContent; readonly theme: HostTheme }
  | { readonly kind: 'theme'; readonly theme: HostTheme }
  | { readonly kind: 'ping'; readonly contentId: number };

/** Messages from the frame to the page. A template can forge them, so none is trusted. */
export type FromFrame =
  | { readonly kind: 'ready' }
  /** Sent before any script of the template runs. */
  | { readonly kind: 'begun'; readonly contentId: number; readonly isPassive: boolean }
  | { readonly kind: 'shown' | 'grown'; readonly contentId: number; readonly height: number }
  | { readonly kind: 'failed'; readonly contentId: number; readonly reason: string }
  | { readonly kind: 'pong'; readonly contentId: number }
  | { readonly kind: 'key'; readonly key: ForwardedKey }
  | { readonly kind: 'left' }
  | { readonly kind: 'link'; readonly address: string };

const maxReasonChars = 1000;
const maxAddressChars = 2000;

type Data = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Data => typeof value === 'object' && value !== null;
const numberIn = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined);

const withHeight =
  (kind: 'shown' | 'grown') =>
  (data: Data, contentId: number): FromFrame | undefined => {
    const height = numberIn(data.height);
    return height === undefined ? undefined : { kind, contentId, height };
  };

type Reader = (data: Data, contentId: number) => FromFrame | undefined;

const contentReaders: ReadonlyMap<unknown, Reader> = new Map<unknown, Reader>([
  ['begun', ({ isPassive }, contentId) => ({ kind: 'begun', contentId, isPassive: isPassive === true })],
  ['shown', withHeight('shown')],
  ['grown', withHeight('grown')],
  [
    'failed',
    ({ reason }, contentId) => ({ kind: 'failed', contentId, reason: String(reason).slice(0, maxReasonChars) }),
  ],
  ['pong', (_, contentId) => ({ kind: 'pong', contentId })],
]);

function readAddress(value: unknown): FromFrame | undefined {
  if (typeof value !== 'string' || value.length > maxAddressChars || !/^https?:\/\//i.test(value)) return undefined;
  return URL.canParse(value) ? { kind: 'link', address: new URL(value).href } : undefined;
}

/** Returns undefined for any other data that a template may post. */
export function readFromFrame(data: unknown): FromFrame | undefined {
  if (!isObject(data)) return undefined;
  if (data.kind === 'ready' || data.kind === 'left') return { kind: data.kind };
  if (data.kind === 'link') return readAddress(data.address);
  if (data.kind === 'key') {
    const key = readKey(data.key);
    return key && { kind: 'key', key };
  }
  const contentId = numberIn(data.contentId);
  return contentId === undefined ? undefined : contentReaders.get(data.kind)?.(data, contentId);
}
