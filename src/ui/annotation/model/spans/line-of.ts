import { css, lineColour } from '#domain/annotation/spans/colours.ts';
import type { Colour } from '#domain/shared/colour.ts';

/** The line of a label, in the colours that are worn. */
export const lineOf = (colour: Colour): string =>
  `light-dark(${css(lineColour(colour, 'light'))}, ${css(lineColour(colour, 'dark'))})`;
