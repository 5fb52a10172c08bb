import type { HonoRequest } from 'hono';
import { unprocessable } from '../shared/refusal.ts';

export interface Include {
  readonly responses: boolean;
  readonly suggestions: boolean;
  readonly vectors: 'all' | readonly string[] | undefined;
}

export const includeEverything: Include = { responses: true, suggestions: true, vectors: 'all' };

const keys = new Set(['responses', 'suggestions', 'vectors']);
const vectorsPrefix = 'vectors:';

/** After `vectors:a`, each further word is a name. */
function expandVectorNames(values: readonly string[]): readonly string[] {
  let followsVectorName = false;
  return values.map((part) => {
    if (!keys.has(part) && !part.startsWith(vectorsPrefix)) {
      if (followsVectorName) return `${vectorsPrefix}${part}`;
      throw unprocessable(`Input should be 'responses', 'suggestions' or 'vectors', not '${part}'`);
    }
    followsVectorName = part.startsWith(vectorsPrefix);
    return part;
  });
}

export function readInclude(request: HonoRequest): Include {
  const values = (request.queries('include') ?? []).flatMap((value) => value.split(','));
  const parts = expandVectorNames(values);
  const names = parts.filter((part) => part.startsWith(vectorsPrefix)).map((part) => part.slice(vectorsPrefix.length));
  const someVectors = names.length > 0 ? names : undefined;
  return {
    responses: parts.includes('responses'),
    suggestions: parts.includes('suggestions'),
    vectors: parts.includes('vectors') ? 'all' : someVectors,
  };
}
