import type { HonoRequest } from 'hono';
import { unprocessable } from '../shared/refusal.ts';

/** What of a record is asked for beside itself. */
export interface Include {
  readonly responses: boolean;
  readonly suggestions: boolean;
  /** `all`, or the names. */
  readonly vectors: 'all' | readonly string[] | undefined;
}

export const includeEverything: Include = { responses: true, suggestions: true, vectors: 'all' };

const keys = new Set(['responses', 'suggestions', 'vectors']);
const vectorsOf = 'vectors:';

/** After `vectors:a`, what is no key is the next name. */
function readParts(asked: readonly string[]): readonly string[] {
  let isAmongNames = false;
  return asked.map((part) => {
    if (!keys.has(part) && !part.startsWith(vectorsOf)) {
      if (isAmongNames) return `${vectorsOf}${part}`;
      throw unprocessable(`Input should be 'responses', 'suggestions' or 'vectors', not '${part}'`);
    }
    isAmongNames = part.startsWith(vectorsOf);
    return part;
  });
}

/** `include` may be repeated or list several, separated by commas. */
export function readInclude(request: HonoRequest): Include {
  const asked = (request.queries('include') ?? []).flatMap((value) => value.split(','));
  const parts = readParts(asked);
  const names = parts.filter((part) => part.startsWith(vectorsOf)).map((part) => part.slice(vectorsOf.length));
  const someVectors = names.length > 0 ? names : undefined;
  return {
    responses: parts.includes('responses'),
    suggestions: parts.includes('suggestions'),
    vectors: parts.includes('vectors') ? 'all' : someVectors,
  };
}
