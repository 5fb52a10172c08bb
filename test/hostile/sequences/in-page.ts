// These functions run in the page, so they can use no names from outside.

type Showing = 'one record' | 'many records' | 'no record' | 'failed' | 'loading' | 'session ended' | 'sign-in';

export interface Seen {
  readonly showing: Showing;
  /** External ids of the records in view. */
  readonly records: readonly number[];
  readonly chip: string;
  readonly notices: readonly string[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly isBusy: boolean;
}

/** Runs before each page: collects the texts of notices. */
export function keepNotices() {
  const seenNotices: string[] = [];
  const notice = 'ol[data-position] > li';
  Object.assign(globalThis, { seenNotices });
  const elementsOf = (node: Node) => (node instanceof HTMLElement ? [node, ...node.querySelectorAll(notice)] : []);
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).flatMap(elementsOf);
    for (const element of new Set(added)) if (element.matches(notice)) seenNotices.push(element.textContent ?? '');
  }).observe(document, { childList: true, subtree: true });
}

export function look(): Seen {
  const visible = (selector: string) => document.querySelector(selector) !== null;
  const articles = [...document.querySelectorAll('article')];
  const isOffered = (name: string) =>
    document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)?.disabled === false;
  const text = document.querySelector('#main')?.textContent ?? document.body.textContent ?? '';
  const candidates: readonly (readonly [Showing, boolean])[] = [
    ['session ended', visible('dialog[open] [name=password]')],
    ['sign-in', location.pathname.includes('sign-in')],
    ['many records', articles.length > 0 && visible('[data-many]')],
    ['one record', articles.length > 0],
    ['failed', /could not be (loaded|opened)|cannot be reached|Try again/.test(text)],
    ['no record', /are no|completed|none|no more|looked for|is empty|match/i.test(text)],
    ['loading', true],
  ];
  return {
    showing: candidates.find(([, isThere]) => isThere)?.[0] ?? 'loading',
    records: articles.map((article) => Number(article.querySelector('header > [dir]')?.textContent?.slice(1))),
    chip: document.querySelector('[data-state]:has(> button[aria-haspopup])')?.getAttribute('data-state') ?? 'quiet',
    notices: (globalThis as unknown as { seenNotices?: string[] }).seenNotices ?? [],
    canUndo: isOffered('Undo'),
    canRedo: isOffered('Redo'),
    isBusy: visible('form[aria-busy="true"]') || visible('progress'),
  };
}

export async function select(numbers: readonly number[]) {
  for (const article of document.querySelectorAll('article')) {
    const box = article.querySelector<HTMLInputElement>('[data-select]');
    const number = Number(article.querySelector('header > [dir]')?.textContent?.slice(1));
    if (box && box.checked !== numbers.includes(number)) box.click();
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

export interface PlannedAction {
  /** Action of the button; none if only the tone is chosen. */
  readonly button: string | undefined;
  readonly tone: string | undefined;
  /** The record in view, or the selected ones; others stay unchanged. */
  readonly records: readonly number[];
}

export interface Acted {
  readonly records: readonly number[];
  readonly tone: string | undefined;
  readonly isToneNew: boolean;
  readonly isDone: boolean;
}

/** Chooses a tone and presses a button, if the records in view or selected are the expected ones. */
export async function act({ button, tone, records }: PlannedAction): Promise<Acted | undefined> {
  const isMany = document.querySelector('[data-many]') !== null;
  const affected = () =>
    [...document.querySelectorAll(isMany ? 'article[data-selected="true"]' : 'article')].map((article) =>
      Number(article.querySelector('header > [dir]')?.textContent?.slice(1)),
    );
  const areMeant = (found: readonly number[]) => found.length > 0 && found.every((each) => records.includes(each));
  if (document.querySelector('form[aria-busy="true"], progress, dialog[open]') || !areMeant(affected()))
    return undefined;
  const chosen = '[data-question="tone"] input';
  const option = document.querySelector<HTMLInputElement>(`${chosen}[value="${tone}"]`);
  const isToneNew = option !== null && !option.checked;
  if (isToneNew) option.click();
  await new Promise((resolve) => setTimeout(resolve, 0));
  const now = affected();
  // A selection may include records that are no longer in view; then a user could not know which records the button
  // affects.
  const count = /^\d+/.exec(document.querySelector('[data-many] label')?.textContent ?? '')?.[0];
  const isAllInView = !isMany || count === `${now.length}`;
  const pressed = [...document.querySelectorAll<HTMLButtonElement>('fieldset[data-actions] button:enabled')].find(
    ({ textContent }) => button !== undefined && textContent?.endsWith(button) && areMeant(now) && isAllInView,
  );
  const found = document.querySelector<HTMLInputElement>(`${chosen}:checked`)?.value;
  pressed?.click();
  return { records: now, tone: found, isToneNew, isDone: pressed !== undefined };
}
