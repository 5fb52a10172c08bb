import { fileURLToPath } from 'node:url';
import type { Frame, Page } from '@playwright/test';

export const axe = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'));

interface Axe {
  readonly run: (
    page: Document | string,
    options: object,
  ) => Promise<{ readonly violations: readonly { id: string; nodes: readonly { target: readonly string[] }[] }[] }>;
}

/** The rule about colours takes most of the time of all rules. */
const colours = 'color-contrast';

const without = (...rules: readonly string[]) => Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]));

/** axe runs this rule only on request. Users of speech input say the visible text of a control. */
const named = { 'label-content-name-mismatch': { enabled: true } };

const selections = {
  'every rule': { rules: named },
  'colours alone': { runOnly: { type: 'rule', values: [colours] } },
  'all but colours': { rules: { ...named, ...without(colours) } },
  'a frame': { rules: { ...named, ...without('landmark-one-main', 'page-has-heading-one', 'region') } },
} as const;

export type Selection = keyof typeof selections;

/** Stops animations and transitions, because axe would measure a colour that is still changing. */
const still = '*, ::before, ::after { animation-duration: 0s !important; transition: none !important; }';

/** Runs axe in a document, without the frames in it. */
export const breaches = (page: Page | Frame, part?: string, selection: Selection = 'every rule') =>
  page.evaluate(
    async ([within, selected, stillRules]) => {
      const { axe } = globalThis as unknown as { readonly axe: Axe };
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(stillRules);
      document.adoptedStyleSheets.push(sheet);
      const { violations } = await axe.run(within ?? document, {
        resultTypes: ['violations'],
        iframes: false,
        ...selected,
      });
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    [part, selections[selection], still] as const,
  );
