import { breachesEverywhere, bringAxe } from '../support/looks/axe.ts';
import { expect, test } from '../support/postil.ts';
import { knowServer, prepare, screens, throughParts, visit } from '../support/screens.ts';
import { readTexts, sayIn } from '../support/texts.ts';

test.describe.configure({ mode: 'parallel' });

for (const language of ['en', 'de', 'es'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ colorScheme: 'dark' });

    for (const screen of screens)
      test.describe(() => {
        test.use({ asksHub: screen.asksHub ?? false });

        test(`${screen.name}: no rule of accessibility is breached in any theme, wide or narrow`, async ({
          page,
          baseURL,
        }) => {
          const server = await knowServer(baseURL ?? '');
          const say = sayIn(readTexts(language));
          await page.addInitScript((code) => localStorage.setItem('postil.language', code), language);
          await bringAxe(page);
          await prepare(page, screen, server);
          await visit(page, screen, server, say);

          await throughParts(page, screen, say, async (name) => {
            expect(await breachesEverywhere(page), name).toEqual([]);
          });
        });
      });
  });
