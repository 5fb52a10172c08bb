/**
 * Whoever looks for something by its role asks each element whether it is displayed, and jsdom holds two hundred rules
 * against it for that. They say the same of every element of a tag, but for those told apart here.
 */
const view = document.defaultView ?? window;
const slowStyle = view.getComputedStyle.bind(view);

const tagsApart = new Set(['dialog', 'summary', 'noscript', 'embed']);
const attributesApart = ['hidden', 'popover'];

const displays = new Map<string, string>();
const sheets = new WeakMap<CSSStyleSheet, boolean>();

function displayOf(tag: string) {
  const known = displays.get(tag);
  if (known !== undefined) return known;
  const { display } = slowStyle(document.createElement(tag));
  displays.set(tag, display);
  return display;
}

function hides(sheet: CSSStyleSheet) {
  const known = sheets.get(sheet);
  if (known !== undefined) return known;
  const found = /display|visibility/.test(sheet.ownerNode?.textContent ?? '');
  sheets.set(sheet, found);
  return found;
}

const isApart = (element: Element) =>
  tagsApart.has(element.localName) ||
  attributesApart.some((name) => element.hasAttribute(name)) ||
  (element.localName === 'input' && element.getAttribute('type') === 'hidden') ||
  (document.styleSheets.length > 0 && [...document.styleSheets].some(hides));

const ownStyle = (element: Element) => (element.hasAttribute('style') ? (element as HTMLElement).style : undefined);

function visibilityOf(element: Element): string {
  const own = ownStyle(element)?.visibility;
  if (own) return own;
  return element.parentElement ? visibilityOf(element.parentElement) : 'visible';
}

const quick: Readonly<Record<string, (element: Element) => string>> = {
  display: (element) => ownStyle(element)?.display || displayOf(element.localName),
  visibility: visibilityOf,
};

function slowly(element: Element, name: string | symbol) {
  const style = slowStyle(element);
  const value = Reflect.get(style, name);
  return typeof value === 'function' ? value.bind(style) : value;
}

function quickStyle(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  if (pseudo || isApart(element)) return slowStyle(element, pseudo);
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_, name) =>
      name === 'getPropertyValue'
        ? (asked: string) => quick[asked]?.(element) ?? slowly(element, name)(asked)
        : (quick[String(name)]?.(element) ?? slowly(element, name)),
  });
}

view.getComputedStyle = quickStyle;
