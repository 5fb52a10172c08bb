import type { HonoRequest } from 'hono';
import type { Config } from '../../config.ts';

type AddressConfig = Pick<Config, 'publicUrl' | 'basePath' | 'trustProxy'>;

/** What the nearest proxy wrote stands last; what stands before it anybody may have written. */
const lastEntry = (header: string | undefined) => header?.split(',').at(-1)?.trim() ?? '';

const isHost = (text: string) => /^[\w.-]+(:\d{1,5})?$|^\[[\da-fA-F:.]+\](:\d{1,5})?$/.test(text);

/** The address by which this request came here, without a slash at its end. */
export function publicAddress(request: HonoRequest, { publicUrl, basePath, trustProxy }: AddressConfig): string {
  if (publicUrl !== undefined) return publicUrl;
  const url = new URL(request.url);
  const forwardedHeader = (name: string) => (trustProxy > 0 ? lastEntry(request.header(name)) : '');
  const scheme = forwardedHeader('X-Forwarded-Proto') === 'https' ? 'https:' : url.protocol;
  const forwardedHost = forwardedHeader('X-Forwarded-Host');
  return `${scheme}//${isHost(forwardedHost) ? forwardedHost : url.host}${basePath.slice(0, -1)}`;
}
