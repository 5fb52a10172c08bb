import type { HonoRequest } from 'hono';
import type { Config } from '../../config.ts';

type AddressConfig = Pick<Config, 'publicUrl' | 'basePath' | 'trustProxy'>;

/** The nearest proxy appends the last entry; clients can forge all entries before it. */
const lastEntry = (header: string | undefined) => header?.split(',').at(-1)?.trim() ?? '';

const isHost = (text: string) => /^[\w.-]+(:\d{1,5})?$|^\[[\da-fA-F:.]+\](:\d{1,5})?$/.test(text);

/** Base URL of the request, without a trailing slash. */
export function publicAddress(request: HonoRequest, { publicUrl, basePath, trustProxy }: AddressConfig): string {
  if (publicUrl !== undefined) return publicUrl;
  const url = new URL(request.url);
  const forwardedHeader = (name: string) => (trustProxy > 0 ? lastEntry(request.header(name)) : '');
  const scheme = forwardedHeader('X-Forwarded-Proto') === 'https' ? 'https:' : url.protocol;
  const forwardedHost = forwardedHeader('X-Forwarded-Host');
  return `${scheme}//${isHost(forwardedHost) ? forwardedHost : url.host}${basePath.slice(0, -1)}`;
}
