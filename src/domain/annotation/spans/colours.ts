import { limits } from '../../shared/limits.ts';
import type { Option } from '../question.ts';

/** Hue in degrees, the others in percent. */
export interface Colour {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

export type Scheme = 'light' | 'dark';
type Channels = readonly [red: number, green: number, blue: number];

/** The colour of a label: the one it was given, else one that its value always leads to. */
export const labelColour = ({ value, colour }: Pick<Option, 'value' | 'colour'>): Colour =>
  fromHex(colour) ?? generated(value);

/** What a label is drawn in, told from the page and from two tints of its own: at least 3 to 1. */
export function lineColour(colour: Colour, scheme: Scheme): Colour {
  const paper = luminance(papers[scheme]);
  const isEnough = (lightness: number) => {
    const line = channels({ ...colour, lightness });
    const twice = tinted(line, tinted(line, papers[scheme], scheme), scheme);
    return contrast(luminance(line), paper) >= told[scheme] && contrast(luminance(line), luminance(twice)) >= 3;
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

export const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Relative luminance, as the accessibility guidelines reckon it. */
export function luminance([red, green, blue]: Channels): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Each from 0 to 1. */
export function channels({ hue, saturation, lightness }: Colour): Channels {
  const light = lightness / 100;
  const reach = (saturation / 100) * Math.min(light, 1 - light);
  const channel = (offset: number) => {
    const turn = (offset + hue / 30) % 12;
    return light - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

/** The sheets that texts lie on; the one of high contrast is darker still. */
export const papers: { readonly [S in Scheme]: Channels } = { light: [1, 1, 1], dark: [0.115, 0.122, 0.138] };

/** Enough for the names of labels. */
const told: { readonly [S in Scheme]: number } = { light: 5, dark: 7 };

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

function generated(value: string): Colour {
  const { min, max } = limits.spanSaturation;
  const hash = [...value].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) as number)) >>> 0, 7);
  return { hue: hash % 360, saturation: min + (Math.floor(hash / 360) % (max - min + 1)), lightness: 80 };
}

function fromHex(text: string | undefined): Colour | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(text ?? '')?.slice(1);
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text ?? '')?.slice(1);
  const [red, green, blue] =
    (long ?? short?.map((digit) => digit + digit))?.map((part) => Number.parseInt(part, 16) / 255) ?? [];
  return red === undefined || green === undefined || blue === undefined ? undefined : fromChannels([red, green, blue]);
}

function fromChannels([red, green, blue]: Channels): Colour {
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  const light = most - spread / 2;
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * light - 1));
  return {
    hue: Math.round(hueOf([red, green, blue], most, spread)),
    saturation: Math.round(saturation * 100),
    lightness: Math.round(light * 100),
  };
}

function hueOf([red, green, blue]: Channels, most: number, spread: number): number {
  if (spread === 0) return 0;
  if (most === red) return (60 * ((green - blue) / spread) + 360) % 360;
  return most === green ? 60 * ((blue - red) / spread + 2) : 60 * ((red - green) / spread + 4);
}
