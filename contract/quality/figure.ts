import * as v from 'valibot';
import { orNull } from '../schemas.ts';

/** No value: `no-pairs` if no record has two answers, `no-variation` if all answers are the same. */
export const wireFigure = v.object({
  value: orNull(v.number()),
  reason: orNull(v.picklist(['no-pairs', 'no-variation'])),
});

export const wireNamedFigure = v.object({ name: v.string(), ...wireFigure.entries });
export type WireNamedFigure = v.InferOutput<typeof wireNamedFigure>;
