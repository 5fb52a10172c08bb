import type { HtmlPolicy } from './restrict-globals.ts';

export interface Cleaned {
  readonly document: Document;
  /** The content runs no scripts, so the frame can be used for the next record. */
  readonly isPassive: boolean;
}

/** Elements that load, navigate or embed something. */
const refusedElements =
  'iframe, frame, frameset, fencedframe, object, embed, applet, portal, base, link, meta[http-equiv], script[src], script[type=speculationrules]';

const isScriptAddress = (value: string) => /^[\s\p{Cc}]*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/iu.test(value);

const isActive = ({ name, value }: Attr) => name.startsWith('on') || isScriptAddress(value);

/** SVG animations can write a script into an address. */
const isActiveElement = (element: Element) =>
  /^(script|animate|set|animatetransform|animatemotion)$/i.test(element.localName) ||
  [...element.attributes].some(isActive);

/** querySelectorAll does not reach into the content of `<template>` elements. */
function allElements(root: Document | DocumentFragment): readonly Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) =>
    element instanceof HTMLTemplateElement ? [element, ...allElements(element.content)] : [element],
  );
}

const isAtAddress = (source: string) => !/^\s*(data|blob):/i.test(source);

export function placeholder(image: Element, text: string): HTMLElement {
  const replacement = image.ownerDocument.createElement('span');
  const address = image.getAttribute('src') || image.getAttribute('srcset') || '';
  replacement.className = 'postil-image';
  replacement.dir = 'auto';
  replacement.textContent = [image.getAttribute('alt'), `${text} ${address}`].filter(Boolean).join('\n');
  return replacement;
}

function restrictElement(element: Element, text: string) {
  element.removeAttribute('autofocus');
  if (element.localName === 'source') return element.removeAttribute('srcset');
  if (element.localName !== 'img') return;
  const source = element.getAttribute('src');
  if (source && !isAtAddress(source)) element.removeAttribute('srcset');
  else element.replaceWith(placeholder(element, text));
}

export interface CleanOptions {
  readonly policy: HtmlPolicy;
  readonly keepsScripts: boolean;
  readonly imageNotLoaded: string;
}

/** Parses HTML without running or loading any of it, and removes what the frame does not allow. */
export function cleanHtml(html: string, { policy, keepsScripts, imageNotLoaded }: CleanOptions): Cleaned {
  const document = new DOMParser().parseFromString(policy.createHTML(html), 'text/html');
  const out = keepsScripts ? refusedElements : `${refusedElements}, script`;
  for (const element of allElements(document)) {
    if (element.matches(out)) element.remove();
    else restrictElement(element, imageNotLoaded);
  }
  return { document, isPassive: !allElements(document).some(isActiveElement) };
}
