/** The parameters of an address, decoded. */
export type Query = Readonly<Record<string, string>>;
export type QueryPairs = Iterable<readonly [name: string, value: string]>;

export type HistoryStep = 'push' | 'replace' | 'stay';

/** A new entry if a query already exists, otherwise the entry is replaced. */
export function historyStep(current: Query, next: Query): HistoryStep {
  if (isSame(current, next)) return 'stay';
  return Object.keys(current).length > 0 ? 'push' : 'replace';
}

function isSame(a: Query, b: Query): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
