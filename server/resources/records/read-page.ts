import type { HonoRequest } from 'hono';
import { wireLimits } from '#contract/limits.ts';
import type { Page } from '../../search/found.ts';
import { invalid, type SchemaError } from '../shared/refusal.ts';

const { searchLimit } = wireLimits;

interface Bounds {
  readonly least: number;
  readonly most?: number;
}

function problem(text: string, { least, most }: Bounds): Omit<SchemaError, 'loc'> | undefined {
  if (!/^[+-]?\d{1,15}$/.test(text))
    return { type: 'int_parsing', msg: 'Input should be a valid integer, unable to parse string as an integer' };
  if (Number(text) < least)
    return { type: 'greater_than_equal', msg: `Input should be greater than or equal to ${least}` };
  if (most !== undefined && Number(text) > most)
    return { type: 'less_than_equal', msg: `Input should be less than or equal to ${most}` };
  return undefined;
}

function readNumber(request: HonoRequest, name: string, preset: number, bounds: Bounds) {
  const text = request.query(name);
  if (text === undefined) return preset;
  const wrong = problem(text, bounds);
  if (wrong) throw invalid([{ ...wrong, loc: ['query', name] }]);
  return Number(text);
}

export const readPage = (request: HonoRequest): Page => ({
  offset: readNumber(request, 'offset', 0, { least: 0 }),
  limit: readNumber(request, 'limit', searchLimit.default, { least: searchLimit.min, most: searchLimit.max }),
});
