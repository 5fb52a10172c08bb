import type { Page } from '@playwright/test';
import { readTexts, sayIn, type Texts } from './texts.ts';

const accents = 'àƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÀƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ';
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Two fifths longer, with accents and brackets; placeholders and tags stay. */
function pseudo(text: string): string {
  const parts = text.split(/(\{\{[^}]*\}\}|<[^>]*>)/);
  const accented = parts.map((part, index) =>
    index % 2 === 1 ? part : part.replace(/[a-z]/gi, (letter) => accents[letters.indexOf(letter)] ?? letter),
  );
  const more = Math.ceil(text.replace(/\{\{[^}]*\}\}/g, '').length * 0.4);
  return `⟦${accented.join('')} ${'ẋẋẋẋẋ '.repeat(more).slice(0, more).trim()}⟧`;
}

const translate = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? pseudo(text) : translate(text)]),
  );

/** A file of texts may hold those of several folders, each with a name. */
function exportedNames(code: string): readonly string[] {
  const [, list] = /export\s*\{([^}]*)\}/.exec(code) ?? [];
  return list === undefined ? ['default'] : list.split(',').map((each) => each.trim().split(' as ').at(-1) ?? '');
}

/** Switches the product to a pseudo-language with long words. */
export async function speakPseudo(page: Page) {
  const texts = translate(readTexts('en'));
  await page.route(/\/assets\/en-[\w-]+\.js$/, async (route) => {
    const names = exportedNames(await (await route.fetch()).text());
    const exports = names.map((name) => `texts as ${name}`).join();
    const body = `const texts = ${JSON.stringify(texts)}; export { ${exports} };`;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  return sayIn(texts);
}

const content = '[dir="auto"], bdi, [lang]:not(html), svg, kbd, time, code, pre, script, style, noscript';
const names = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt'];

/** Texts of the product, without content of users. */
const spoken = (page: Page) =>
  page.evaluate(
    ([content, names]) => {
      const texts: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (!node.parentElement?.closest(content)) texts.push(node.textContent ?? '');
      const named = names.flatMap((name) =>
        [...document.querySelectorAll(`[${name}]`)]
          .filter((element) => !element.closest(content))
          .map((element) => element.getAttribute(name) ?? ''),
      );
      return [...texts, ...named];
    },
    [content, names] as const,
  );

function withoutPseudo(text: string): string {
  const less = text.replace(/⟦[^⟦⟧]*⟧/g, '');
  return less === text ? text : withoutPseudo(less);
}

/** Visible or spoken texts that are in no locale file and no content of users. */
export async function untranslated(page: Page) {
  const texts = (await spoken(page)).filter((text) => /\p{L}{2}/u.test(withoutPseudo(text)));
  const title = await page.title();
  return title.includes('⟦') ? texts : [...texts, title];
}

/** Layout problems: sideways scrolling, words cut off or spilling out. */
export const broken = (page: Page) =>
  page.evaluate(() => {
    const isHidden = (element: Element) =>
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      (['hidden', 'clip'].includes(getComputedStyle(element).overflowX) && element.clientWidth <= 1);
    const ends = (element: Element) => {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      const scrolls = [overflowX, overflowY].some((overflow) => ['auto', 'scroll'].includes(overflow));
      return scrolls || textOverflow === 'ellipsis';
    };
    const holds = (element: Element) =>
      getComputedStyle(element).overflowX !== 'visible' ||
      element.matches('button, label, summary, [role]:not(ol, ul)');
    const exceeds = (words: DOMRect, { left, right }: DOMRect) => words.left < left - 2 || words.right > right + 2;

    /** Rectangles of words; a space at the end of a line may overhang. */
    const wordsIn = (node: Node) =>
      [...(node.textContent ?? '').matchAll(/\S+/g)].flatMap(({ index, 0: word }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return [...range.getClientRects()];
      });

    /** The first ancestor that is too narrow for the words, up to one that scrolls. */
    function tooNarrow(node: Node, words: readonly DOMRect[]) {
      const upwards: Element[] = [];
      for (let element = node.parentElement; element; element = element.parentElement) upwards.push(element);
      const end = upwards.findIndex((element) => isHidden(element) || ends(element));
      return upwards
        .slice(0, end === -1 ? undefined : end)
        .find((element) => holds(element) && words.some((rect) => exceeds(rect, element.getBoundingClientRect())));
    }

    const { scrollWidth } = document.documentElement;
    const found = scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`] : [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = tooNarrow(node, wordsIn(node));
      if (element) found.push(`“${node.textContent}” does not fit into ${element.tagName.toLowerCase()}`);
    }
    return found;
  });
