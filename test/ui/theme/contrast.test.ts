import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Channels, contrastOf, luminance } from '#domain/shared/colour.ts';

const css = readFileSync('src/ui/theme/tokens.css', 'utf8');

type Theme = 'light' | 'dark' | 'high-contrast';

const inBlock = (selector: string, value: string) => {
  const [, block = ''] = new RegExp(`${selector} \\{([^}]*)\\}`).exec(css) ?? [];
  return new Map(
    [...block.matchAll(new RegExp(`--([\\w-]+):\\s*${value};`, 'g'))].map(([, name = '', ...found]) => [name, found]),
  );
};

const both = inBlock(':root', 'light-dark\\((oklch\\([^)]*\\)), (oklch\\([^)]*\\))\\)');
const highest = inBlock(':root\\[data-theme="high-contrast"\\]', '(#[0-9a-f]{3,6})');

function fromHex(hex: string): Channels {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : (hex.slice(1).match(/../g) ?? []);
  const [red = Number.NaN, green = 0, blue = 0] = digits.map((part) => Number.parseInt(part, 16) / 255);
  return [red, green, blue];
}

/** A channel from its share of the light, without what a screen cannot show. */
function encoded(light: number): number {
  const shown = Math.min(Math.max(light, 0), 1);
  return shown <= 0.0031308 ? shown * 12.92 : 1.055 * shown ** (1 / 2.4) - 0.055;
}

/** https://bottosson.github.io/posts/oklab */
function fromOklch(colour: string): Channels {
  const [lightness = Number.NaN, chroma = 0, hue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const angle = (hue * Math.PI) / 180;
  const [l, a, b] = [lightness / 100, chroma * Math.cos(angle), chroma * Math.sin(angle)] as const;
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encoded(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    encoded(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    encoded(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

function channelsOf(token: string, theme: Theme): Channels {
  if (theme === 'high-contrast') return fromHex(highest.get(token)?.[0] ?? '');
  return fromOklch(both.get(token)?.[theme === 'light' ? 0 : 1] ?? '');
}

const contrast = (theme: Theme, one: string, other: string) =>
  contrastOf(luminance(channelsOf(one, theme)), luminance(channelsOf(other, theme)));

const papers = ['paper', 'raised', 'sunken', 'hover'];
const statuses = ['pending', 'draft', 'discarded', 'submitted', 'danger', 'success', 'suggestion'];
const inks = ['ink', 'ink-soft', 'ink-hover', 'focus', ...statuses];

describe.each([
  ['light', 4.5],
  ['dark', 4.5],
  ['high-contrast', 7],
] as const)('the %s theme', (theme, least) => {
  it.each(inks)(`%s has a contrast of at least ${least} to 1 on every background`, (ink) => {
    for (const paper of papers) expect(contrast(theme, ink, paper), paper).toBeGreaterThanOrEqual(least);
  });

  it.each(['ink', 'ink-hover', ...statuses])(`text on %s has a contrast of at least ${least} to 1`, (strong) => {
    expect(contrast(theme, 'ink-on-strong', strong)).toBeGreaterThanOrEqual(least);
  });
});

it('lines of the high-contrast theme have a contrast of at least 7 to 1', () => {
  for (const line of ['line', 'line-strong'])
    expect(contrast('high-contrast', line, 'paper')).toBeGreaterThanOrEqual(7);
});
