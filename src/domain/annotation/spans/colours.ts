import { type Channels, type Colour, channelsOf, colourOf, contrastOf, luminance } from '../../shared/colour.ts';
import type { Option } from '../question.ts';

export type Scheme = 'light' | 'dark';

/** The colour of a label: the one it was given, else one that its value always leads to. */
export const labelColour = ({ value, colour }: Pick<Option, 'value' | 'colour'>): Colour => colourOf(value, colour);

/** What a label is drawn in, told from the page and from two tints of its own: at least 3 to 1. */
export function lineColour(colour: Colour, scheme: Scheme): Colour {
  const paper = luminance(papers[scheme]);
  const isEnough = (lightness: number) => {
    const line = channelsOf({ ...colour, lightness });
    const twice = tinted(line, tinted(line, papers[scheme], scheme), scheme);
    return contrastOf(luminance(line), paper) >= told[scheme] && contrastOf(luminance(line), luminance(twice)) >= 3;
  };
  const way = scheme === 'light' ? -1 : 1;
  let lightness = scheme === 'light' ? Math.min(colour.lightness, 50) : Math.max(colour.lightness, 55);
  while (!isEnough(lightness) && lightness > 0 && lightness < 100) lightness += way;
  return { ...colour, lightness };
}

/** What lies behind text in the colour of a line. */
const tinted = (line: Channels, behind: Channels, scheme: Scheme): Channels => {
  const mixed = (at: 0 | 1 | 2) => line[at] * tintStrength[scheme] + behind[at] * (1 - tintStrength[scheme]);
  return [mixed(0), mixed(1), mixed(2)];
};

/** How strong a label's colour lies behind its text. */
export const tintStrength: { readonly [S in Scheme]: number } = { light: 0.15, dark: 0.18 };

export const css = ({ hue, saturation, lightness }: Colour, opacity = 1): string =>
  `hsl(${hue} ${saturation}% ${lightness}% / ${opacity})`;

/** The line of a label, in the colours that are worn. */
export const lineOf = (colour: Colour): string =>
  `light-dark(${css(lineColour(colour, 'light'))}, ${css(lineColour(colour, 'dark'))})`;

/** The sheets that texts lie on; the one of high contrast is darker still. */
export const papers: { readonly [S in Scheme]: Channels } = { light: [1, 1, 1], dark: [0.115, 0.122, 0.138] };

/** Enough for the names of labels. */
const told: { readonly [S in Scheme]: number } = { light: 5, dark: 7 };
