const computed = globalThis.getComputedStyle;

/** Attributes by which the style sheet of jsdom shows or hides an element. */
const deciding = ['hidden', 'open', 'type', 'style'];

const displayOfKey = new Map<string, string>();

/** The style sheet matches these by their position, or by a state without an attribute. */
const needsMatching = (element: Element) => element.tagName === 'SUMMARY' || element.hasAttribute('popover');

function displayOf(element: Element): string {
  if (needsMatching(element)) return computed(element).display;
  const key = JSON.stringify([element.tagName, ...deciding.map((name) => element.getAttribute(name))]);
  const known = displayOfKey.get(key) ?? computed(element.cloneNode() as Element).display; // jsdom caches stale styles of elements
  displayOfKey.set(key, known);
  return known;
}

/** True if an element or an ancestor sets an inherited property; hidden parts of a table set `visibility`. */
function isSet(property: string, element: Element | null): boolean {
  if (!element) return false;
  const isHere = element.hasAttribute('hidden') || element.getAttribute('style')?.includes(property);
  return isHere || isSet(property, element.parentElement);
}

function cheapValue(element: Element, property: string): string | undefined {
  if (property === 'display') return displayOf(element);
  if (property === 'visibility') return isSet(property, element) ? undefined : 'visible';
  if (property === 'pointer-events') return isSet(property, element) ? undefined : 'auto';
  return undefined;
}

const cssNames: Readonly<Record<string, string>> = {
  display: 'display',
  visibility: 'visibility',
  pointerEvents: 'pointer-events',
};

function lazyStyle(element: Element): CSSStyleDeclaration {
  const read = (property: string) => cheapValue(element, property) ?? computed(element).getPropertyValue(property);
  const get = (_: CSSStyleDeclaration, name: string | symbol) => {
    if (name === 'getPropertyValue') return read;
    const cssName = cssNames[String(name)];
    return cssName ? read(cssName) : Reflect.get(computed(element), name);
  };
  return new Proxy({} as CSSStyleDeclaration, { get });
}

/**
 * Computes the styles that queries by role and clicks read, without matching every rule of the style sheet of jsdom,
 * which took a sixth of the test time. Other properties, and pages with a style sheet, are left to jsdom.
 */
globalThis.getComputedStyle = (element, pseudo) =>
  pseudo || element.ownerDocument !== document || document.styleSheets.length > 0
    ? computed(element, pseudo)
    : lazyStyle(element);
