import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

export const axe = createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js');

interface Axe {
  readonly run: (
    page: Document | string,
    options: object,
  ) => Promise<{ readonly violations: readonly { id: string; nodes: readonly { target: readonly string[] }[] }[] }>;
}

/** Straight in the page, which is many times as fast as the builder for Playwright; frames in it are not looked into. */
export const breaches = (page: Page, part?: string, rules?: readonly string[]) =>
  page.evaluate(
    async ([within, only]) => {
      const { axe } = globalThis as unknown as { readonly axe: Axe };
      const runOnly = only && { type: 'rule' as const, values: [...only] };
      const options = { resultTypes: ['violations'], ...(runOnly && { runOnly }) };
      const { violations } = await axe.run(within ?? document, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    [part, rules] as const,
  );
