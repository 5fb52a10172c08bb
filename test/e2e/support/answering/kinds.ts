import type { Locator, Page } from '@playwright/test';

/** Content of a field of one type, and how it appears on the screen. */
export interface FieldKind {
  readonly settings: { readonly type: string; readonly [name: string]: unknown };
  readonly value: (number: number) => unknown;
  readonly shown: (page: Page, number: number) => Locator;
}

/** The text in which spans are marked; offsets are counted in it. */
const sentence = (number: number) => `Ana Torres met Bo in Rome, visit ${number}.`;

const picture = (number: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${number}00" height="120"><rect width="100" height="100"/></svg>`,
  )}`;

const article = (page: Page) => page.getByRole('article');
const textSettings = (isMarkdown: boolean) => ({ type: 'text', use_markdown: isMarkdown });

export const kinds = {
  plain: {
    settings: textSettings(false),
    value: sentence,
    shown: (page, number) => article(page).getByText(sentence(number)),
  },
  markdown: {
    settings: textSettings(true),
    value: (number) => `Ana Torres met *Bo* on visit ${number}`,
    shown: (page, number) => article(page).locator('p', { has: page.locator('em'), hasText: `visit ${number}` }),
  },
  chat: {
    settings: { type: 'chat', use_markdown: true },
    value: (number) => [
      { role: 'user', content: `Question **${number}**` },
      { role: 'assistant', content: 'An answer' },
    ],
    shown: (page, number) => article(page).getByRole('listitem').getByText(`Question ${number}`),
  },
  image: {
    settings: { type: 'image' },
    value: picture,
    shown: (page, number) => article(page).locator(`img[src="${picture(number)}"]`),
  },
  custom: {
    settings: { type: 'custom', template: '<p>{{record.fields.custom.word}}</p>', advanced_mode: false },
    value: (number) => ({ word: `Visit ${number}` }),
    shown: (page, number) => page.frameLocator('iframe[title="custom"]').getByText(`Visit ${number}`),
  },
} as const satisfies Readonly<Record<string, FieldKind>>;

export type KindName = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as readonly KindName[];

const options = (...values: readonly string[]) => values.map((value) => ({ value, text: value }));

/** A question of each type; span questions only if a field has a text. */
export const questionsAbout = (field: KindName | undefined) => [
  { name: 'tone', required: true, settings: { type: 'label_selection', options: options('kind', 'harsh') } },
  { name: 'topics', settings: { type: 'multi_label_selection', options: options('news', 'sport', 'art') } },
  { name: 'stars', settings: { type: 'rating', options: [1, 2, 3, 4, 5].map((value) => ({ value })) } },
  { name: 'order', settings: { type: 'ranking', options: options('first', 'second', 'third') } },
  { name: 'why', settings: { type: 'text', use_markdown: true } },
  ...(field ? [{ name: 'names', settings: { type: 'span', field, options: options('person', 'place') } }] : []),
];
