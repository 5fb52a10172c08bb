import { limits } from './limits.ts';

/** Red, green and blue from 0 to 1. */
export type Channels = readonly [red: number, green: number, blue: number];

/** Hue in degrees, saturation and lightness in percent. */
export interface Colour {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

const generatedLightness = 80;

const number = String.raw`(\d+(?:\.\d+)?)`;
const separator = String.raw`\s*,\s*`;
const hslFormat = new RegExp(String.raw`^hsl\(\s*${number}${separator}${number}%${separator}${number}%\s*\)$`);
const hexFormat = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

export function colourFromText(text: string): Colour {
  const { min, max } = limits.spanSaturationPercent;
  const hash = hashOf(text);

  return {
    hue: hash % 360,
    saturation: min + (Math.floor(hash / 360) % (max - min + 1)),
    lightness: generatedLightness,
  };
}

/** Accepts `hsl(10, 50%, 50%)` only. */
export function parseColour(text: string): Colour | undefined {
  const match = hslFormat.exec(text.trim());
  if (!match) return undefined;

  const [hue, saturation, lightness] = match.slice(1).map(Number) as [number, number, number];
  const isInRange = hue <= 360 && saturation <= 100 && lightness <= 100;
  return isInRange ? { hue, saturation, lightness } : undefined;
}

/** Accepts `#rgb` and `#rrggbb`. */
export function colourFromHex(hex: string): Colour | undefined {
  if (!hexFormat.test(hex)) return undefined;

  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  const channel = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16) / 255;
  return fromChannels([channel(0), channel(2), channel(4)]);
}

export const readColour = (text: string): Colour | undefined => parseColour(text) ?? colourFromHex(text);

/** `#rrggbb` for colour inputs. */
export function hexOf(colour: Colour): string {
  const digits = channelsOf(colour).map((channel) =>
    Math.round(channel * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

export const colourOf = (value: string, given: string | undefined): Colour =>
  (given === undefined ? undefined : readColour(given)) ?? colourFromText(value);

export const cssColour = ({ hue, saturation, lightness }: Colour): string =>
  `hsl(${hue}, ${saturation}%, ${lightness}%)`;

/** Contrast of two luminances by WCAG, from 1 to 21. */
export const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Relative luminance by WCAG. */
export function luminance([red, green, blue]: Channels): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** Similar words get different hues. */
const hashOf = (text: string): number =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) as number)) >>> 0, 7);

function fromChannels(channels: Channels): Colour {
  const max = Math.max(...channels);
  const min = Math.min(...channels);
  const range = max - min;
  const lightness = (max + min) / 2;
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1));

  return { hue: hueOf(channels, max, range), saturation: percent(saturation), lightness: percent(lightness) };
}

function hueOf([red, green, blue]: Channels, max: number, range: number): number {
  if (range === 0) return 0;
  if (max === red) return degrees((green - blue) / range);
  return max === green ? degrees((blue - red) / range + 2) : degrees((red - green) / range + 4);
}

const degrees = (sixth: number) => (Math.round(sixth * 60) + 360) % 360;
const percent = (share: number) => Math.round(share * 100);

export function channelsOf({ hue, saturation, lightness }: Colour): Channels {
  const reach = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100);
  const channel = (offset: number) => {
    const at = (offset + hue / 30) % 12;
    return lightness / 100 - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
  };
  return [channel(0), channel(8), channel(4)];
}
