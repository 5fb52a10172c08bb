const maxSeconds = 3600;

/** Reads seconds or a date; at most an hour. */
export function retryAfterSeconds(header: string | null | undefined, now = Date.now()): number {
  if (!header) return 0;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isNaN(seconds) ? 0 : Math.min(Math.max(seconds, 0), maxSeconds);
}
