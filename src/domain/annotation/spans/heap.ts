/** Inserts into a binary heap; the least value is first. */
export function push(heap: number[], value: number): void {
  let at = heap.length;
  while (at > 0) {
    const parent = (at - 1) >>> 1;
    const above = heap[parent];
    if (above === undefined || above <= value) break;
    heap[at] = above;
    at = parent;
  }
  heap[at] = value;
}

export function pop(heap: number[]): number | undefined {
  const least = heap[0];
  const last = heap.pop();
  if (last !== undefined && heap.length > 0) sink(heap, last);
  return least;
}

function sink(heap: number[], value: number): void {
  let at = 0;
  for (let child = lesser(heap, 1); child !== undefined; child = lesser(heap, 2 * at + 1)) {
    const below = heap[child];
    if (below === undefined || below >= value) break;
    heap[at] = below;
    at = child;
  }
  heap[at] = value;
}

function lesser(heap: readonly number[], left: number): number | undefined {
  const [one, other] = [heap[left], heap[left + 1]];
  if (one === undefined) return undefined;
  return other === undefined || one <= other ? left : left + 1;
}
