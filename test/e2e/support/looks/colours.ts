import type { Page } from '@playwright/test';

/** Lightness of the background, and contrast of the text on it. */
export const painted = (page: Page) =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const luminance = (colour: string) => {
      if (!context) return 0;
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const paper = luminance(getComputedStyle(document.documentElement).backgroundColor);
    const ink = luminance(getComputedStyle(document.body).color);
    return { paper, contrast: (Math.max(paper, ink) + 0.05) / (Math.min(paper, ink) + 0.05) };
  });
