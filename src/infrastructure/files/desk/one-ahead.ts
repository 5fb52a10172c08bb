/** While one is being used, the next is prepared, and no more than that; nothing before the first is asked for. */
export async function* oneAhead<T>(source: AsyncIterator<T>): AsyncGenerator<T> {
  let coming = source.next();
  for (;;) {
    const next = await coming;
    if (next.done) return;
    coming = source.next();
    coming.catch(() => {}); // it is told to whoever asks for that one
    yield next.value;
  }
}
