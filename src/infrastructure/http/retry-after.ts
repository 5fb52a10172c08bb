const longest = 3_600_000; // beyond what a timer can wait there would be no waiting at all

/** How many milliseconds the server asks to wait, given in seconds or as a date. */
export function retryAfter(header: string | null, now = Date.now()): number | undefined {
  if (header === null || header === '') return undefined;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return wait > 0 ? Math.min(wait, longest) : undefined;
}
