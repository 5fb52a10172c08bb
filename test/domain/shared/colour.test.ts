import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Colour,
  channelsOf,
  colourFromHex,
  colourFromText,
  colourOf,
  contrastOf,
  cssColour,
  hexOf,
  luminance,
  parseColour,
} from '#domain/shared/colour.ts';

const hsl = (hue: number, saturation: number, lightness: number) => ({ hue, saturation, lightness });

describe('the colour of a text', () => {
  it('depends on the text alone, with a saturation of 50 to 80 percent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const colour = colourFromText(text);

        expect(colourFromText(text)).toEqual(colour);
        expect(parseColour(cssColour(colour))).toEqual(colour);
        expect(colour.saturation).toBeGreaterThanOrEqual(50);
        expect(colour.saturation).toBeLessThanOrEqual(80);
      }),
    );
  });

  it('differs between the labels of a question', () => {
    const hues = ['organisation', 'person', 'event', 'place', '人', '🎈'].map((text) => colourFromText(text).hue);

    expect(new Set(hues).size).toBe(hues.length);
  });
});

describe('a colour in hex', () => {
  it.each([
    ['#ff0000', hsl(0, 100, 50)],
    ['#00ff00', hsl(120, 100, 50)],
    ['#00f', hsl(240, 100, 50)],
    ['#FF00FF', hsl(300, 100, 50)],
    ['#ff0080', hsl(330, 100, 50)],
    ['#fff', hsl(0, 0, 100)],
    ['#000000', hsl(0, 0, 0)],
    ['#808080', hsl(0, 0, 50)],
    ['#336699', hsl(210, 50, 40)],
  ])('is converted to hue-saturation-lightness: %s', (hex, colour) => {
    expect(colourFromHex(hex)).toEqual(colour);
  });

  it('is what the inputs of browsers take', () => {
    expect(hexOf(hsl(210, 50, 40))).toBe('#336699');
    expect(hexOf(hsl(0, 0, 0))).toBe('#000000');
    expect(hexOf(hsl(120, 100, 50))).toBe('#00ff00');
  });

  it.each(['', 'ff0000', '#ff', '#ff00', '#gggggg', '#ff00000'])('is refused if it is none: %j', (text) => {
    expect(colourFromHex(text)).toBeUndefined();
  });
});

describe('a colour', () => {
  it.each([
    ['hsl(10, 50%, 50%)', hsl(10, 50, 50)],
    ['hsl(359.5,0%,100%)', hsl(359.5, 0, 100)],
    ['  hsl( 0 , 80% , 80% ) ', hsl(0, 80, 80)],
  ])('must be in hue-saturation-lightness format: %j is taken', (text, colour) => {
    expect(parseColour(text)).toEqual(colour);
  });

  it.each([
    'red',
    'rgb(1,2,3)',
    '#ff0000',
    'hsl(10, 50, 50)',
    'hsl(361, 50%, 50%)',
    'hsl(10, 101%, 50%)',
    'hsl(10, 50%, 101%)',
    'hsl(-1, 50%, 50%)',
    'hsl(10, 50%, 50%); background: url(x)',
    '',
  ])('must be in hue-saturation-lightness format: %j is refused', (text) => {
    expect(parseColour(text)).toBeUndefined();
  });
});

describe('the colour of a label', () => {
  it.each([
    ['given as hsl', 'hsl(10, 50%, 50%)', hsl(10, 50, 50)],
    ['given as hex', '#ff0000', hsl(0, 100, 50)],
    ['given in no known format', 'red', colourFromText('person')],
    ['not given', undefined, colourFromText('person')],
  ])('is the given one or else made from its value: %s', (_, given, colour) => {
    expect(colourOf('person', given)).toEqual(colour);
  });
});

describe('two colours', () => {
  const contrast = (one: Colour, other: Colour) => contrastOf(luminance(channelsOf(one)), luminance(channelsOf(other)));

  it('have the contrast that WCAG measures', () => {
    expect(contrast(hsl(0, 0, 0), hsl(0, 0, 100))).toBeCloseTo(21);
    expect(contrast(hsl(0, 100, 50), hsl(0, 0, 100))).toBeCloseTo(4, 1);
    expect(contrast(hsl(10, 20, 30), hsl(10, 20, 30))).toBe(1);
  });
});
