import { breachesInThemes, breachesInWords, bringAxe } from '../support/looks/axe.ts';
import { expect, test } from '../support/postil.ts';
import { knowServer, prepare, screens, throughParts, visit } from '../support/screens.ts';
import { readTexts, sayIn } from '../support/texts.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ colorScheme: 'dark' });

// That everything fits, at 320 px too and with longer words than any language has, is seen in pseudo-language.spec.ts.
const languages = [
  ['en', breachesInThemes],
  ['de', breachesInWords],
  ['es', breachesInWords],
] as const;

for (const screen of screens)
  test.describe(() => {
    test.use({ asksHub: screen.asksHub ?? false });

    test(`${screen.name}: no rule of accessibility is breached in any theme or language, wide or narrow`, async ({
      page,
      baseURL,
    }) => {
      const server = await knowServer(baseURL ?? '');
      await bringAxe(page);
      await prepare(page, screen, server);
      for (const [code, breaches] of languages)
        await test.step(code, async () => {
          const say = sayIn(readTexts(code));
          await page.addInitScript((language) => localStorage.setItem('postil.language', language), code);
          await visit(page, screen, server, say);

          await throughParts(page, screen, say, async (name) => {
            expect(await breaches(page), name).toEqual([]);
          });
          await page.evaluate(() => localStorage.clear()); // panels stay as they were left
        });
    });
  });
