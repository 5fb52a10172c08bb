import styles from './markdown.module.css';

/** `under` is the level of the heading above the text, `last` the level of the latest heading in it. */
export interface HeadingLevels {
  readonly under: number;
  readonly last: number;
}

export function adaptContent(content: DocumentFragment, levels: HeadingLevels, tableLabel: string): HeadingLevels {
  const last = lowerHeadings(content, levels);
  for (const link of content.querySelectorAll('a')) openInNewTab(link);
  for (const image of content.querySelectorAll('img')) loadLazily(image);
  for (const each of content.querySelectorAll('table')) each.replaceWith(scrollable(each, tableLabel));
  for (const block of content.querySelectorAll<HTMLElement>(blocks)) block.dir ||= 'auto';
  return { ...levels, last };
}

const blocks = ':is(p, h1, h2, h3, h4, h5, h6, li, td, th, summary):not([dir])';

/** Lowers headings below the heading of the page, without skipping a level. */
function lowerHeadings(content: DocumentFragment, { under, last: before }: HeadingLevels) {
  let last = before;
  for (const heading of content.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    last = Math.min(6, last + 1, under + Number(heading.localName.slice(1)));
    const lowered = document.createElement(`h${last}`);
    lowered.append(...heading.childNodes);
    heading.replaceWith(lowered);
  }
  return last;
}

/** Disables relative links: a text cannot know the addresses of the product. */
function openInNewTab(link: HTMLAnchorElement) {
  if (!/^(?:https?|mailto|tel):/i.test(link.getAttribute('href')?.trim() ?? '')) return link.removeAttribute('href');
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
}

function loadLazily(image: HTMLImageElement) {
  image.setAttribute('referrerpolicy', 'no-referrer');
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  image.alt ||= ''; // images without a description are decoration
}

function scrollable(table: HTMLTableElement, label: string) {
  const frame = document.createElement('div');
  frame.className = styles.scroll ?? '';
  frame.tabIndex = 0; // scrolling areas must be reachable by keyboard
  frame.role = 'region';
  frame.ariaLabel = label;
  frame.append(table.cloneNode(true));
  return frame;
}
