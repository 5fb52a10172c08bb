import type { HonoRequest } from 'hono';
import type { Config } from '../../config.ts';

type Place = Pick<Config, 'publicUrl' | 'basePath' | 'trustProxy'>;

/** What the nearest proxy wrote stands last; what stands before it anybody may have written. */
const last = (header: string | undefined) => header?.split(',').at(-1)?.trim() ?? '';

const isHost = (text: string) => /^[\w.-]+(:\d{1,5})?$|^\[[\da-fA-F:.]+\](:\d{1,5})?$/.test(text);

/** The address by which this request came here, without a slash at its end. */
export function publicAddress(request: HonoRequest, { publicUrl, basePath, trustProxy }: Place): string {
  if (publicUrl !== undefined) return publicUrl;
  const url = new URL(request.url);
  const told = (name: string) => (trustProxy > 0 ? last(request.header(name)) : '');
  const scheme = told('X-Forwarded-Proto') === 'https' ? 'https:' : url.protocol;
  const forwarded = told('X-Forwarded-Host');
  return `${scheme}//${isHost(forwarded) ? forwarded : url.host}${basePath.slice(0, -1)}`;
}
