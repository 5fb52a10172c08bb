import type { HonoRequest } from 'hono';
import { isId } from './read-request.ts';
import { invalid, unprocessable } from './refusal.ts';

/** Separated by commas. */
export function readIdList(request: HonoRequest, maxIds: number, what: string): readonly string[] {
  const text = request.query('ids');
  if (text === undefined) throw invalid([{ type: 'missing', loc: ['query', 'ids'], msg: 'Field required' }]);
  const ids = text.split(',').map((id) => id.trim());
  if (!ids.every(isId)) throw unprocessable('Invalid UUID format');
  if (ids.length > maxIds) throw unprocessable(`Cannot delete more than ${maxIds} ${what} at once`);
  return [...new Set(ids.map((id) => id.toLowerCase()))];
}
