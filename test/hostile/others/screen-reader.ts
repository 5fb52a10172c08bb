import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { aDatasetToAnswer } from '../../e2e/support/answering/dataset-to-answer.ts';
import { caller } from '../../e2e/support/caller.ts';
import type { Tally } from '../support/tally.ts';

const bundle = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));

interface Expected {
  readonly name: string;
  readonly isRequired: boolean;
  /** Each option with its state, as it is said. */
  readonly phrases: readonly RegExp[];
}

const radios = (count: number, options: Readonly<Record<string, number>>) =>
  Object.entries(options).map(
    ([name, position]) => new RegExp(`radio, .*${name}.*not checked.*position ${position}, set size ${count}`),
  );
const boxes = (...names: readonly string[]) => names.map((name) => new RegExp(`checkbox, .*${name}.*not checked`));

const questions: readonly Expected[] = [
  { name: 'tone', isRequired: true, phrases: radios(2, { kind: 1, harsh: 2 }) },
  { name: 'topics', isRequired: false, phrases: boxes('news', 'sport', 'art') },
  { name: 'stars', isRequired: false, phrases: radios(5, { 1: 1, 5: 5 }) },
  {
    name: 'order',
    isRequired: false,
    phrases: ['first', 'second', 'third'].map((name) => new RegExp(`button, .*${name}.*not pressed`)),
  },
  { name: 'why', isRequired: false, phrases: [/textbox, why/] },
  { name: 'names', isRequired: false, phrases: [/person/, /place/] },
];

/**
 * Answered by choosing the first option. The reader takes the state of an option from an attribute, which React does
 * not change.
 */
const answered = ['tone', 'topics', 'stars'] as const;

interface Reader {
  readonly start: (options: { container: Element }) => Promise<void>;
  readonly next: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly lastSpokenPhrase: () => Promise<string>;
  readonly spokenPhraseLog: () => Promise<string[]>;
}

/** Runs in the page: reads a question from its beginning to its end. */
async function readAloud(name: string): Promise<readonly string[]> {
  const { virtual } = globalThis as unknown as { virtual: Reader };
  const container = document.querySelector(`[data-question="${name}"]`);
  if (!container) return [];
  await virtual.start({ container });
  for (let step = 0; step < 200 && !(await virtual.lastSpokenPhrase()).startsWith('end of group'); step += 1)
    await virtual.next();
  const phrases = await virtual.spokenPhraseLog();
  await virtual.stop();
  return phrases;
}

function problemsOf({ name, isRequired, phrases }: Expected, said: readonly string[]): readonly string[] {
  const missing = phrases
    .filter((phrase) => !said.some((each) => phrase.test(each)))
    .map((phrase) => `${phrase} is not said`);
  const isSaidRequired = said.some((each) => /(?<!not )required/i.test(each));
  return [
    ...missing,
    ...(said.some((each) => each.includes(name)) ? [] : ['its title is not said']),
    ...(isSaidRequired === isRequired ? [] : [`required is ${isSaidRequired ? '' : 'not '}said`]),
  ];
}

export async function screenReader(browser: Browser, address: string, token: string, tally: Tally) {
  const dataset = await aDatasetToAnswer(await caller(address), { fields: ['plain'] });
  const context = await browser.newContext({ bypassCSP: true });
  await context.addInitScript((value) => localStorage.setItem('auth.token', value), token);
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  await page.goto(`${address}${dataset.path}`);
  await page.locator('article').waitFor();
  await page.locator('[data-question="names"]').getByText('person').waitFor(); // loads with a part of the page
  const exported = /export\{[^}]*?([\w$]+) as virtual\}/;
  const text = readFileSync(bundle, 'utf8').replace(exported, (_, local: string) => `globalThis.virtual = ${local}`);
  await page.addScriptTag({ type: 'module', content: text });
  await page.waitForFunction('globalThis.virtual');
  for (const question of questions) {
    const said = await page.evaluate(readAloud, question.name);
    const problems = problemsOf(question, said);
    tally.check(
      `the question ${question.name} as it is read aloud`,
      problems.length > 0 ? problems.join('; ') : undefined,
      said,
    );
  }
  for (const name of answered) {
    await page.locator(`[data-question="${name}"] input`).first().click();
    const said = await page.evaluate(readAloud, name);
    const isSaid = said.some((each) => new RegExp(`^group, ${name}\\*?, Answered`).test(each));
    tally.check(
      `the answered question ${name} as it is read aloud`,
      isSaid ? undefined : 'that it is answered is not said',
      said,
    );
  }
  await context.close();
  await dataset.drop();
}
