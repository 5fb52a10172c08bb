import { type Channels, type Colour, channelsOf, colourOf, contrastOf, luminance } from '../../shared/colour.ts';
import type { Option } from '../question.ts';

export type ColourScheme = 'light' | 'dark';

export const labelColour = ({ value, colour }: Pick<Option, 'value' | 'colour'>): Colour => colourOf(value, colour);

/**
 * Adjusts the lightness until the line has enough contrast with the page, and at least 3 to 1 with two of its own
 * tints.
 */
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

const tinted = (line: Channels, behind: Channels, scheme: ColourScheme): Channels => {
  const mixed = (at: 0 | 1 | 2) => line[at] * tintStrength[scheme] + behind[at] * (1 - tintStrength[scheme]);
  return [mixed(0), mixed(1), mixed(2)];
};

/** Opacity of a label's colour behind its text. */
export const tintStrength: { readonly [S in ColourScheme]: number } = { light: 0.15, dark: 0.18 };

export const cssColour = ({ hue, saturation, lightness }: Colour, opacity = 1): string =>
  `hsl(${hue} ${saturation}% ${lightness}% / ${opacity})`;

export const lineCss = (colour: Colour): string =>
  `light-dark(${cssColour(lineColour(colour, 'light'))}, ${cssColour(lineColour(colour, 'dark'))})`;

/** Backgrounds of texts; high contrast is darker still. */
export const backgrounds: { readonly [S in ColourScheme]: Channels } = {
  light: [1, 1, 1],
  dark: [0.115, 0.122, 0.138],
};

/** Enough for the names of labels. */
const minContrast: { readonly [S in ColourScheme]: number } = { light: 5, dark: 7 };
