/** Ids to send requests about: a dataset and its parts, by their names in addresses. */
export interface FuzzTarget {
  readonly workspace: string;
  readonly dataset: string;
  readonly questions: Readonly<Record<string, string>>;
  /** `records`, `questions`, `vectors-settings` … Created objects are added, deleted ones removed. */
  readonly ids: Map<string, string[]>;
  /** Users who may become members, and answer. */
  readonly people: readonly string[];
  /** Kept to the end, so that later requests have a target. */
  readonly isKept: boolean;
}

const maxIdsOfKind = 40;

export function remember({ ids }: FuzzTarget, kind: string, id: string) {
  const known = ids.get(kind) ?? [];
  known.push(id);
  if (known.length > maxIdsOfKind) known.shift();
  ids.set(kind, known);
}

export function forget({ ids }: FuzzTarget, id: string) {
  for (const [kind, known] of ids)
    ids.set(
      kind,
      known.filter((each) => each !== id),
    );
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const asked: Readonly<Record<string, string>> = { import: 'jobs', export: 'jobs' };

/** `records` of `/api/v1/datasets/:id/records/bulk`. */
function kindOf(path: string) {
  const last = path.split('/').findLast((part) => part !== 'bulk' && !part.startsWith(':')) ?? '';
  return asked[last] ?? last;
}

export function idsIn(answer: unknown): readonly string[] {
  if (!isObject(answer)) return [];
  if (Array.isArray(answer.items))
    return answer.items.flatMap((item) => (isObject(item) && 'item' in item ? idsIn(item.item) : idsIn(item)));
  return typeof answer.id === 'string' ? [answer.id] : [];
}

/** Adds created objects for later requests; users with a token are never deleted. */
export function learn(place: FuzzTarget, path: string, answer: unknown) {
  if (path.includes('/workspaces/')) return;
  for (const id of idsIn(answer)) remember(place, kindOf(path), id);
}

/** A created dataset becomes a target without contents. */
export function placeOf(near: FuzzTarget, answer: unknown): FuzzTarget | undefined {
  const [dataset] = idsIn(answer);
  if (dataset === undefined) return undefined;
  const ids = new Map([
    ['datasets', [dataset]],
    ['workspaces', [near.workspace]],
  ]);
  return { ...near, dataset, ids, isKept: false };
}
