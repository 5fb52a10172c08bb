export type Query = Readonly<Record<string, string>>;
export type QueryPairs = Iterable<readonly [name: string, value: string]>;

export type HistoryStep = 'push' | 'replace' | 'stay';

/** Pushes a history entry if the address has a query already. */
export function historyStep(current: Query, next: Query): HistoryStep {
  if (isSame(current, next)) return 'stay';
  return Object.keys(current).length > 0 ? 'push' : 'replace';
}

function isSame(a: Query, b: Query): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
