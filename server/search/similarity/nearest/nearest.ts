/** Vectors, one after another, in memory that threads share. */
export interface Block {
  readonly values: Float32Array;
  /** The length of each; negative where there is no vector. */
  readonly norms: Float64Array;
  /** Whose vectors they are. */
  readonly seqs: Float64Array;
}

export interface Question {
  readonly blocks: readonly Block[];
  /** Of length 1, or nothing but zeros. */
  readonly query: Float64Array;
  /** By number of the record: 1 where it may be found. Undefined where all may. */
  readonly allowed: Uint8Array | undefined;
  readonly except: number | undefined;
  /** How many are wanted. */
  readonly most: number;
}

export interface Neighbour {
  readonly seq: number;
  readonly cosine: number;
}

export interface Nearest {
  /** The most similar first; the older first of equals. */
  readonly neighbours: readonly Neighbour[];
  /** How many there were to choose from. */
  readonly total: number;
}

// The functions below go to another thread as their texts: they know nothing but each other.

/** Four sums at once, since each addition would otherwise wait for the one before. */
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

/** Nothing is similar or opposed to what has no direction. */
function cosine({ values, norms }: Block, place: number, query: Float64Array) {
  const norm = norms[place] as number;
  return norm > 0 ? Math.max(-1, Math.min(1, dotProduct(values, place * query.length, query) / norm)) : 0;
}

function isWanted({ norms, seqs }: Block, place: number, { allowed, except }: Question) {
  const seq = seqs[place] as number;
  return (norms[place] as number) >= 0 && seq !== except && (allowed === undefined || allowed[seq] === 1);
}

export function best(found: readonly Neighbour[], most: number) {
  return [...found].sort((one, other) => other.cosine - one.cosine || one.seq - other.seq).slice(0, most);
}

interface Chosen {
  neighbours: Neighbour[];
  /** What is less similar cannot be among the best any more. */
  least: number;
  total: number;
}

function consider(block: Block, place: number, { query, most }: Question, chosen: Chosen) {
  chosen.total += 1;
  const value = cosine(block, place, query);
  if (value < chosen.least) return;
  chosen.neighbours.push({ seq: block.seqs[place] as number, cosine: value });
  if (chosen.neighbours.length < 2 * most + 1000) return;
  chosen.neighbours = best(chosen.neighbours, most);
  chosen.least = chosen.neighbours.at(-1)?.cosine ?? -1;
}

export function nearest(question: Question): Nearest {
  const chosen: Chosen = { neighbours: [], least: -1, total: 0 };
  for (const block of question.blocks)
    for (let place = 0; place < block.norms.length; place += 1)
      if (isWanted(block, place, question)) consider(block, place, question, chosen);
  return { neighbours: best(chosen.neighbours, question.most), total: chosen.total };
}

export const functions = [dotProduct, cosine, isWanted, best, consider, nearest] as const;
