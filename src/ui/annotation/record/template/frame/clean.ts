import type { Trust } from './trust.ts';

export interface Cleaned {
  readonly document: Document;
  /** Nothing in it runs, so the frame is as it was before. */
  readonly isPassive: boolean;
}

/** What loads, moves or contains something else. */
const refused =
  'iframe, frame, frameset, fencedframe, object, embed, applet, portal, base, link, meta[http-equiv], script[src], script[type=speculationrules]';

const isScriptAddress = (value: string) => /^[\s\p{Cc}]*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/iu.test(value);

const isActive = ({ name, value }: Attr) => name.startsWith('on') || isScriptAddress(value);

/** Animations of SVG may put a script into an address. */
const isActiveElement = (element: Element) =>
  /^(script|animate|set|animatetransform|animatemotion)$/i.test(element.localName) ||
  [...element.attributes].some(isActive);

/** Templates stand outside the tree that is searched. */
function everything(root: Document | DocumentFragment): readonly Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) =>
    element instanceof HTMLTemplateElement ? [element, ...everything(element.content)] : [element],
  );
}

const isAtAddress = (source: string) => !/^\s*(data|blob):/i.test(source);

/** Stands where an image would that the frame may not load. */
export function placeholder(image: Element, words: string): HTMLElement {
  const made = image.ownerDocument.createElement('span');
  const address = image.getAttribute('src') || image.getAttribute('srcset') || '';
  made.className = 'postil-image';
  made.dir = 'auto';
  made.textContent = [image.getAttribute('alt'), `${words} ${address}`].filter(Boolean).join('\n');
  return made;
}

function mend(element: Element, words: string) {
  element.removeAttribute('autofocus');
  if (element.localName === 'source') return element.removeAttribute('srcset');
  if (element.localName !== 'img') return;
  const source = element.getAttribute('src');
  if (source && !isAtAddress(source)) element.removeAttribute('srcset');
  else element.replaceWith(placeholder(element, words));
}

export interface Rules {
  readonly trust: Trust;
  readonly keepsScripts: boolean;
  readonly imageNotLoaded: string;
}

/** Reads HTML without running or loading anything of it, and takes out what has no place in the frame. */
export function clean(html: string, { trust, keepsScripts, imageNotLoaded }: Rules): Cleaned {
  const document = new DOMParser().parseFromString(trust.createHTML(html), 'text/html');
  const out = keepsScripts ? refused : `${refused}, script`;
  for (const element of everything(document)) {
    if (element.matches(out)) element.remove();
    else mend(element, imageNotLoaded);
  }
  return { document, isPassive: !everything(document).some(isActiveElement) };
}
