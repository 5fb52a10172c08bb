import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backgrounds, cssColour, labelColour, lineColour, tintStrength } from '#domain/annotation/spans/colours.ts';
import { channelsOf, contrastOf, luminance } from '#domain/shared/colour.ts';

const generated = (value: string) => labelColour({ value, colour: undefined });
const given = (colour: string) => labelColour({ value: 'person', colour });

const over = (top: readonly number[], under: readonly number[], strength: number) =>
  under.map((each, index) => each * (1 - strength) + (top[index] ?? 0) * strength) as unknown as [
    number,
    number,
    number,
  ];

describe('the colour of a label', () => {
  it('is generated from its value, always the same', () => {
    expect(generated('person')).toEqual(generated('person'));
    expect(generated('person')).not.toEqual(generated('place'));
  });

  it('has a saturation from 50 to 80 percent', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const { hue, saturation, lightness } = generated(value);

        expect(saturation).toBeGreaterThanOrEqual(50);
        expect(saturation).toBeLessThanOrEqual(80);
        expect(hue).toBeLessThan(360);
        expect(lightness).toBe(80);
      }),
    );
  });

  it.each([
    ['#ff0000', [0, 100, 50]],
    ['#0f0', [120, 100, 50]],
    ['#0000FF', [240, 100, 50]],
    ['#ffffff', [0, 0, 100]],
    ['#808080', [0, 0, 50]],
    ['#ff00aa', [320, 100, 50]],
    ['#8a2be2', [271, 76, 53]],
    ['#663300', [30, 100, 20]],
  ] as const)('is converted from the hex code %s', (hex, [hue, saturation, lightness]) => {
    expect(given(hex)).toEqual({ hue, saturation, lightness });
  });

  it('is the one that the settings give it', () => {
    expect(given('hsl(210, 60%, 40%)')).toEqual({ hue: 210, saturation: 60, lightness: 40 });
  });

  it.each(['red', '#12345', ''])('is generated if the given colour is invalid: %j', (colour) => {
    expect(given(colour)).toEqual(generated('person'));
  });

  it('is written for style sheets', () => {
    expect(cssColour({ hue: 10, saturation: 50, lightness: 40 })).toBe('hsl(10 50% 40% / 1)');
    expect(cssColour({ hue: 10, saturation: 50, lightness: 40 }, 0.2)).toBe('hsl(10 50% 40% / 0.2)');
  });
});

describe('the line of a label', () => {
  const anyColour = fc.record({ hue: fc.nat(359), saturation: fc.nat(100), lightness: fc.nat(100) });
  const black: readonly [number, number, number] = [0, 0, 0];

  it.each([
    ['light', backgrounds.light],
    ['dark', backgrounds.dark],
    ['dark', black],
  ] as const)('has a contrast of 3 to 1 with a %s page and two tints, and 4.5 to 1 for its name', (scheme, paper) => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        const line = channelsOf(lineColour(colour, scheme));
        const once = over(line, paper, tintStrength[scheme]);
        const twice = over(line, once, tintStrength[scheme]);

        expect(contrastOf(luminance(line), luminance(twice))).toBeGreaterThanOrEqual(3);
        expect(contrastOf(luminance(line), luminance(paper))).toBeGreaterThanOrEqual(4.5);
      }),
      { examples: [[{ hue: 0, saturation: 100, lightness: 44 }]] },
    );
  });
});
