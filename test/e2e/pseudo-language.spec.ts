import { expect, test } from './support/postil.ts';
import { broken, speakPseudo, untranslated } from './support/pseudo.ts';
import { screens } from './support/screens.ts';

const widths = [1440, 390, 320];

for (const { name, open, parts = [] } of screens)
  test(`${name} says nothing that is in no locale file, and finds room for longer words`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await speakPseudo(page);
    await open(page);

    for (const part of [{ name, open: async () => undefined }, ...parts]) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await part.open(page);
      expect(await untranslated(page), part.name).toEqual([]);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await broken(page), `${part.name} at ${width} px`).toEqual([]);
      }
    }
  });
