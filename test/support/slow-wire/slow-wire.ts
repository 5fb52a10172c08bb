/** `SLOW_WIRE`: how many milliseconds a request, or an answer, takes at most. */
export const slowWire = Number(process.env.SLOW_WIRE ?? 0);

/** Half of all pass at once, and so before others that were sent earlier: what shows which test, or page, counts on an order. */
export const pass = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, Math.random() * 2 - 1) * slowWire));
