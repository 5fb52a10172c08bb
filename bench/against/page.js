/**
 * Runs in the page of any application of the API, before its own code. A record is recognized by the number in its
 * text, so nothing here depends on elements or styles.
 */
{
  const marker = /Bench-\d{6}/;
  const shown = () => marker.exec(document.body?.innerText ?? '')?.[0];
  const mostMs = 60_000;
  const begun = performance.now();

  const frame = async (since = begun) => {
    await new Promise(requestAnimationFrame);
    if (performance.now() - since > mostMs) throw new Error(`nothing was shown for a minute, but: ${shown()}`);
  };

  const afterPaint = async () => {
    for (let at = 0; at < 2; at += 1) await new Promise(requestAnimationFrame);
    return performance.now();
  };

  const bench = {
    /** Time from the start of the navigation until a text is painted. */
    async firstShown(text) {
      const isShown = () => (text ? document.body?.innerText.includes(text) : shown());
      while (!isShown()) await frame();
      return afterPaint();
    },

    /** Time from the next key until the page has painted its change; with `isToNext`, until another record is shown. */
    async nextKey(isToNext) {
      const before = shown();
      const { timeStamp } = await new Promise((resolve) =>
        addEventListener('keydown', resolve, { capture: true, once: true }),
      );
      if (isToNext) while (!shown() || shown() === before) await frame(timeStamp);
      else await bench.change();
      return (await afterPaint()) - timeStamp;
    },

    change: () =>
      new Promise((resolve) => {
        const watching = new MutationObserver(() => {
          watching.disconnect();
          resolve();
        });
        watching.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        addEventListener('change', resolve, { capture: true, once: true });
      }),

    interactions: [],
    painted: undefined,
  };

  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) bench.interactions.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });

  Object.assign(globalThis, { bench });
}
