const tickMs = 100;

/** Status of an address; 0 without an answer. */
export const statusOf = (address: string) =>
  fetch(address, { signal: AbortSignal.timeout(5_000) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );

export async function isReadyWithin(address: string, ms: number): Promise<boolean> {
  const end = Date.now() + ms;
  while (Date.now() < end) {
    if ((await statusOf(`${address}/readyz`)) === 200) return true;
    await new Promise((resolve) => setTimeout(resolve, tickMs));
  }
  return false;
}
