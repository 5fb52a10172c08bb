import { type Channels, type Colour, channelsOf, colourOf, contrastOf, luminance } from '../../shared/colour.ts';
import type { Option } from '../question.ts';

export type ColourScheme = 'light' | 'dark';

/** The colour of a label: the one it was given, else one that its value always leads to. */
export const labelColour = ({ value, colour }: Pick<Option, 'value' | 'colour'>): Colour => colourOf(value, colour);

/** What a label is drawn in, told from the page and from two tints of its own: at least 3 to 1. */
export function lineColour(colour: Colour, scheme: ColourScheme): Colour {
  const background = luminance(backgrounds[scheme]);
  const isEnough = (lightness: number) => {
    const line = channelsOf({ ...colour, lightness });
    const twice = tinted(line, tinted(line, backgrounds[scheme], scheme), scheme);
    return (
      contrastOf(luminance(line), background) >= minContrast[scheme] &&
      contrastOf(luminance(line), luminance(twice)) >= 3
    );
  };
  const direction = scheme === 'light' ? -1 : 1;
  let lightness = scheme === 'light' ? Math.min(colour.lightness, 50) : Math.max(colour.lightness, 55);
  while (!isEnough(lightness) && lightness > 0 && lightness < 100) lightness += direction;
  return { ...colour, lightness };
}

/** What lies behind text in the colour of a line. */
const tinted = (line: Channels, behind: Channels, scheme: ColourScheme): Channels => {
  const mixed = (at: 0 | 1 | 2) => line[at] * tintStrength[scheme] + behind[at] * (1 - tintStrength[scheme]);
  return [mixed(0), mixed(1), mixed(2)];
};

/** How strong a label's colour lies behind its text. */
export const tintStrength: { readonly [S in ColourScheme]: number } = { light: 0.15, dark: 0.18 };

export const cssColour = ({ hue, saturation, lightness }: Colour, opacity = 1): string =>
  `hsl(${hue} ${saturation}% ${lightness}% / ${opacity})`;

/** The line of a label, in the colours that are worn. */
export const lineCss = (colour: Colour): string =>
  `light-dark(${cssColour(lineColour(colour, 'light'))}, ${cssColour(lineColour(colour, 'dark'))})`;

/** The sheets that texts lie on; the one of high contrast is darker still. */
export const backgrounds: { readonly [S in ColourScheme]: Channels } = {
  light: [1, 1, 1],
  dark: [0.115, 0.122, 0.138],
};

/** Enough for the names of labels. */
const minContrast: { readonly [S in ColourScheme]: number } = { light: 5, dark: 7 };
