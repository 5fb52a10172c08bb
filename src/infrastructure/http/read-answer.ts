import * as v from 'valibot';
import { ApiError } from './api-error.ts';

export function readAnswer<T>(schema: v.GenericSchema<unknown, T>, text: string): T {
  const { success, output, issues } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text || 'null');
  if (success) return output as T;
  throw new ApiError(502, undefined, undefined, { cause: new v.ValiError(issues) }); // treated like a broken gateway
}
