/** `SLOW_WIRE`: longest delay of a request or an answer, in milliseconds. */
export const slowWire = Number(process.env.SLOW_WIRE ?? 0);

/** Random delay of one request or answer; half have none, and overtake earlier ones. */
export const pass = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, Math.random() * 2 - 1) * slowWire));
