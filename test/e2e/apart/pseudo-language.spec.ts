import type { Page } from '@playwright/test';
import { expect, test } from '../support/postil.ts';
import { broken, speakPseudo, untranslated } from '../support/pseudo.ts';
import { knowServer, prepare, type Screen, screens, throughParts, visit } from '../support/screens.ts';

test.describe.configure({ mode: 'parallel' });

const height = 900;
const wide = { width: 1440, height };
/** Nothing but the padding of the header differs between this and a width of 420 px. */
const narrow = { width: 320, height };

/** Screens that one page visits in turn; a screen that stubs answers comes last, because its stubs stay. */
function groupsOf(all: readonly Screen[]): ReadonlyMap<string, readonly Screen[]> {
  const groups = new Map<string, readonly Screen[]>();
  for (const screen of [...all].sort((one, other) => Number('prepare' in one) - Number('prepare' in other))) {
    const { isFor = 'the owner', asksHub, path } = screen;
    const subject = path.startsWith('/dataset/') ? ' of a dataset' : '';
    const name = `the pages${subject}${asksHub ? ' that ask the hub' : ''} for ${isFor}`;
    groups.set(name, [...(groups.get(name) ?? []), screen]);
  }
  return groups;
}

const look = (page: Page) => async (name: string) => {
  expect(await untranslated(page), name).toEqual([]);
  expect(await broken(page), `${name}, wide`).toEqual([]);
  await page.setViewportSize(narrow);
  expect(await broken(page), `${name}, narrow`).toEqual([]);
  await page.setViewportSize(wide);
};

for (const [group, members] of groupsOf(screens))
  test.describe(() => {
    test.use({ asksHub: members.some(({ asksHub }) => asksHub), viewport: wide });

    test(`${group}: every text is in the locale files, and longer words find room`, async ({ page, baseURL }) => {
      const server = await knowServer(baseURL ?? '');
      const say = await speakPseudo(page);

      for (const screen of members)
        await test.step(screen.name, async () => {
          await prepare(page, screen, server);
          await visit(page, screen, server, say);

          await throughParts(page, screen, say, look(page));
        });
    });
  });
