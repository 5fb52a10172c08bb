import type { ControlTexts } from './expected-texts.ts';

/** Minimal roles and names: computing them as a browser does takes too long here. */
const selectors = {
  article: 'article',
  button: 'button',
  combobox: 'select',
  dialog: '[role=dialog]',
  group: 'optgroup',
  list: 'ul, ol',
  listitem: 'li',
  navigation: 'nav',
  option: 'option',
  radio: 'input[type=radio]',
  region: 'section',
  searchbox: 'input[type=search]',
  spinbutton: 'input[type=number]',
  textbox: 'input:not([type]), textarea',
} as const;

type Role = keyof typeof selectors;

export const textOf = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim();

function nameOf(element: HTMLElement) {
  const label = 'labels' in element ? (element.labels as NodeListOf<HTMLElement> | null)?.[0] : undefined;
  const given = element.getAttribute('aria-label') ?? element.getAttribute('label');
  return given ?? textOf(label) ?? textOf(element) ?? '';
}

const matches = (name: string | RegExp, text: string) => (typeof name === 'string' ? name === text : name.test(text));

export const controls = <E extends HTMLElement>(role: Role, inside: ParentNode = document) => [
  ...inside.querySelectorAll<E>(selectors[role]),
];

export const control = <E extends HTMLElement>(role: Role, name: string | RegExp, inside?: ParentNode) =>
  controls<E>(role, inside).find((element) => matches(name, nameOf(element)));

export function theControl<E extends HTMLElement>(role: Role, name: string | RegExp, inside?: ParentNode): E {
  const found = control<E>(role, name, inside);
  if (!found) throw new Error(`there is no ${role} ${name}`);
  return found;
}

const valueAt = (role: Role, name: string) => control<HTMLInputElement>(role, name)?.value;

export function chips() {
  const list = control('list', 'Active filters');
  return list ? controls('listitem', list) : [];
}

function pager() {
  const bulk = control('navigation', 'Pages');
  if (bulk) return textOf(bulk);
  const focus = control('navigation', 'Records');
  return focus && `${valueAt('textbox', 'Record number')} ${textOf(focus)}`;
}

function neighbours() {
  const bar = control('region', 'Similar records');
  return (
    bar &&
    controls<HTMLSelectElement>('combobox', bar)
      .map(({ value }) => value)
      .toReversed()
      .join(' ')
  );
}

export const shownTexts = (): ControlTexts => ({
  status: (valueAt('combobox', 'Record status') ?? '') as ControlTexts['status'],
  text: valueAt('searchbox', 'Search records') ?? '',
  field: valueAt('combobox', 'Search in') ?? '',
  isBulk: control('button', 'Bulk view')?.getAttribute('aria-pressed') === 'true',
  isFocus: control('button', 'Focus view')?.getAttribute('aria-pressed') === 'true',
  chips: chips().map((chip) => textOf(chip) ?? ''),
  filters: textOf(control('button', /^Filters/)) ?? '',
  sort: textOf(control('button', /^Sort/)) ?? '',
  neighbours: neighbours(),
  canReset: control('button', 'Reset filters and sort') !== undefined,
  size: valueAt('combobox', 'Records per page'),
  records: pager(),
});

export const shownSortRows = (menu: HTMLElement) =>
  controls('listitem', menu).map((row) => {
    const [level] = controls<HTMLSelectElement>('combobox', row);
    const flip = control('button', /: (a|de)scending$/, row);
    return [textOf(level?.selectedOptions[0]), flip?.getAttribute('aria-label')] as const;
  });

export const shownRecords = () =>
  controls('article').map(
    (article) => [article.getAttribute('aria-label'), /r-\d\d/.exec(textOf(article) ?? '')?.[0]] as const,
  );
