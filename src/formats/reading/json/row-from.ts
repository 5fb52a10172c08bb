import type { ReadPart } from '../text-reader.ts';
import { isObject, parseExactly } from './exact-json.ts';

/** An item of JSON as a row, or why it is none. */
export function rowFrom(json: string, line: number): ReadPart {
  try {
    const value = parseExactly(json);
    return isObject(value) ? { row: value } : { line, reason: 'noObject' };
  } catch {
    return { line, reason: 'brokenJson' };
  }
}
