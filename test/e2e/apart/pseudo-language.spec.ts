import { expect, test } from '../support/postil.ts';
import { broken, speakPseudo, untranslated } from '../support/pseudo.ts';
import { knowServer, prepare, screens, throughParts, visit } from '../support/screens.ts';

test.describe.configure({ mode: 'parallel' });

const widths = [1440, 390, 320];
const height = 900;

for (const screen of screens)
  test.describe(() => {
    test.use({ asksHub: screen.asksHub ?? false });

    test(`${screen.name}: every text is in the locale files, and longer words find room`, async ({ page, baseURL }) => {
      const server = await knowServer(baseURL ?? '');
      const say = await speakPseudo(page);
      await prepare(page, screen, server);
      await page.setViewportSize({ width: 1440, height });
      await visit(page, screen, server, say);

      await throughParts(page, screen, say, async (name) => {
        expect(await untranslated(page), name).toEqual([]);
        for (const width of widths) {
          await page.setViewportSize({ width, height });
          expect(await broken(page), `${name} at ${width} px`).toEqual([]);
        }
        await page.setViewportSize({ width: 1440, height });
      });
    });
  });
