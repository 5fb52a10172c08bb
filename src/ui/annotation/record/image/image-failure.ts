export type ImageFailure = 'missing' | 'elsewhere' | 'blocked' | 'offline' | 'unreadable' | 'gone';

/** Short form of the address for messages; data URLs can be very long. */
export const shortSource = (source: string): string =>
  isInline(source) ? source.slice(0, 40) : (addressOf(source)?.host ?? source);

export function failureOf(source: string, wasBlocked: boolean): ImageFailure {
  if (wasBlocked) return 'blocked';
  if (isInline(source)) return 'unreadable';
  return navigator.onLine ? 'gone' : 'offline';
}

/** Violation events name only the scheme of blocked data URLs. */
export const concernsImage = (event: SecurityPolicyViolationEvent, source: string): boolean =>
  event.effectiveDirective === 'img-src' &&
  (isInline(source)
    ? source.startsWith(event.blockedURI)
    : event.blockedURI === addressOf(source)?.href.replace(/#.*/s, ''));

const isInline = (source: string) => /^(?:data|blob):/i.test(source);

const addressOf = (source: string) =>
  URL.canParse(source, document.baseURI) ? new URL(source, document.baseURI) : undefined;
