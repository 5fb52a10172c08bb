/** How many milliseconds a computation may hold up signals, messages and keys. */
const longestHold = 50;

/** Lets everything else have its turn, now and then: work that only waits for itself would keep it from all of that. */
export function eventLoop() {
  let heldSince = performance.now();
  return {
    async turn(): Promise<void> {
      if (performance.now() - heldSince < longestHold) return;
      await new Promise((resolve) => setTimeout(resolve));
      heldSince = performance.now();
    },
  };
}
