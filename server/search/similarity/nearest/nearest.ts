/** Vectors in memory that threads share. */
export interface Block {
  readonly values: Float32Array;
  /** Negative for an empty row. */
  readonly norms: Float64Array;
  readonly seqs: Float64Array;
}

export interface NearestQuery {
  readonly blocks: readonly Block[];
  /** Length 1, or zeros. */
  readonly query: Float64Array;
  /** 1 at the numbers of records that may be found; undefined allows all. */
  readonly allowed: Uint8Array | undefined;
  readonly except: number | undefined;
  readonly limit: number;
}

export type NearestRequest = Omit<NearestQuery, 'blocks'>;

export interface Neighbour {
  readonly seq: number;
  readonly cosine: number;
}

export interface NearestResult {
  /** Most similar first, then oldest first. */
  readonly neighbours: readonly Neighbour[];
  readonly total: number;
}

// The worker thread gets the source of these functions: they may use nothing but each other.

/** Four independent sums, so that the additions run in parallel. */
function dotProduct(values: Float32Array, start: number, query: Float64Array) {
  const whole = query.length - (query.length % 4);
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  let index = 0;
  for (; index < whole; index += 4) {
    const at = start + index;
    a += (values[at] as number) * (query[index] as number);
    b += (values[at + 1] as number) * (query[index + 1] as number);
    c += (values[at + 2] as number) * (query[index + 2] as number);
    d += (values[at + 3] as number) * (query[index + 3] as number);
  }
  for (; index < query.length; index += 1) a += (values[start + index] as number) * (query[index] as number);
  return a + b + c + d;
}

/** Vectors without a direction have similarity 0. */
function cosine({ values, norms }: Block, row: number, query: Float64Array) {
  const norm = norms[row] as number;
  return norm > 0 ? Math.max(-1, Math.min(1, dotProduct(values, row * query.length, query) / norm)) : 0;
}

function isAllowed({ norms, seqs }: Block, row: number, { allowed, except }: NearestQuery) {
  const seq = seqs[row] as number;
  return (norms[row] as number) >= 0 && seq !== except && (allowed === undefined || allowed[seq] === 1);
}

export function best(found: readonly Neighbour[], limit: number) {
  return [...found].sort((one, other) => other.cosine - one.cosine || one.seq - other.seq).slice(0, limit);
}

interface BestSoFar {
  neighbours: Neighbour[];
  /** Less similar records cannot be among the best. */
  minCosine: number;
  total: number;
}

function considerRow(block: Block, row: number, { query, limit }: NearestQuery, chosen: BestSoFar) {
  chosen.total += 1;
  const value = cosine(block, row, query);
  if (value < chosen.minCosine) return;
  chosen.neighbours.push({ seq: block.seqs[row] as number, cosine: value });
  if (chosen.neighbours.length < 2 * limit + 1000) return;
  chosen.neighbours = best(chosen.neighbours, limit);
  chosen.minCosine = chosen.neighbours.at(-1)?.cosine ?? -1;
}

export function nearest(request: NearestQuery): NearestResult {
  const chosen: BestSoFar = { neighbours: [], minCosine: -1, total: 0 };
  for (const block of request.blocks)
    for (let row = 0; row < block.norms.length; row += 1)
      if (isAllowed(block, row, request)) considerRow(block, row, request, chosen);
  return { neighbours: best(chosen.neighbours, request.limit), total: chosen.total };
}

export const functions = [dotProduct, cosine, isAllowed, best, considerRow, nearest] as const;
