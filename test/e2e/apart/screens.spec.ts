import { broken, speakPseudo, untranslated } from '../support/language/pseudo.ts';
import { breachesEverywhere, bringAxe } from '../support/looks/axe.ts';
import { expect, test } from '../support/postil.ts';
import { knowServer, prepare, screens, throughParts, visit } from '../support/screens.ts';

test.describe.configure({ mode: 'parallel' });

// In a made-up language whose words are longer than real ones: a layout that fits it fits every language.
for (const screen of screens)
  test.describe(() => {
    test.use({ asksHub: screen.asksHub ?? false });

    test(`${screen.name}: all texts are translated, longer texts fit, and no theme has axe violations at any width`, async ({
      page,
      baseURL,
    }) => {
      const server = await knowServer(baseURL ?? '');
      const say = await speakPseudo(page);
      await bringAxe(page);
      await prepare(page, screen, server);
      await visit(page, screen, server, say);

      await throughParts(page, screen, say, async (name) => {
        expect(await untranslated(page), name).toEqual([]);
        expect(await breachesEverywhere(page, { broken, inEachTheme: name === screen.name }), name).toEqual([]);
      });
    });
  });
