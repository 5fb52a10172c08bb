import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

export const axe = createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js');

interface Axe {
  readonly run: (
    page: Document | string,
    options: object,
  ) => Promise<{ readonly violations: readonly { id: string; nodes: readonly { target: readonly string[] }[] }[] }>;
}

/** The rule about colours takes most of the time that all rules take. */
const colours = 'color-contrast';

const selections = {
  'every rule': {},
  'colours alone': { runOnly: { type: 'rule', values: [colours] } },
  'all but colours': { rules: { [colours]: { enabled: false } } },
} as const;

export type Selection = keyof typeof selections;

/** Straight in the page, which is many times as fast as the builder for Playwright; frames in it are not looked into. */
export const breaches = (page: Page, part?: string, selection: Selection = 'every rule') =>
  page.evaluate(
    async ([within, selected]) => {
      const { axe } = globalThis as unknown as { readonly axe: Axe };
      const { violations } = await axe.run(within ?? document, { resultTypes: ['violations'], ...selected });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    [part, selections[selection]] as const,
  );
