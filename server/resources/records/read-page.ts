import type { HonoRequest } from 'hono';
import { wireLimits } from '#contract/limits.ts';
import type { Page } from '../../search/selection.ts';
import { invalid, type SchemaError } from '../shared/refusal.ts';

const { searchLimit } = wireLimits;

interface NumberBounds {
  readonly min: number;
  readonly max?: number;
}

function problem(text: string, { min, max }: NumberBounds): Omit<SchemaError, 'loc'> | undefined {
  if (!/^[+-]?\d{1,15}$/.test(text))
    return { type: 'int_parsing', msg: 'Input should be a valid integer, unable to parse string as an integer' };
  if (Number(text) < min) return { type: 'greater_than_equal', msg: `Input should be greater than or equal to ${min}` };
  if (max !== undefined && Number(text) > max)
    return { type: 'less_than_equal', msg: `Input should be less than or equal to ${max}` };
  return undefined;
}

function readNumber(request: HonoRequest, name: string, preset: number, bounds: NumberBounds) {
  const text = request.query(name);
  if (text === undefined) return preset;
  const wrong = problem(text, bounds);
  if (wrong) throw invalid([{ ...wrong, loc: ['query', name] }]);
  return Number(text);
}

export const readPage = (request: HonoRequest): Page => ({
  offset: readNumber(request, 'offset', 0, { min: 0 }),
  limit: readNumber(request, 'limit', searchLimit.default, { min: searchLimit.min, max: searchLimit.max }),
});
