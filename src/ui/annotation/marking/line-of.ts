import { type Colour, css, lineColour } from '#domain/annotation/spans/colours.ts';

/** The line of a label, in the colours that are worn. */
export const lineOf = (colour: Colour): string =>
  `light-dark(${css(lineColour(colour, 'light'))}, ${css(lineColour(colour, 'dark'))})`;
