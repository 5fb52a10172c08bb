import styles from './markdown.module.css';

/** A piece of a program within a text. */
export interface CodeBlock {
  readonly element: HTMLElement;
  /** Where its head is shown. */
  readonly holder: HTMLElement;
  readonly code: string;
  readonly language: string;
  /** As the writer named the language. */
  readonly title: string;
}

/** Gives each block of code a head. */
export const codeBlocks = (content: DocumentFragment): readonly CodeBlock[] =>
  Array.from(content.querySelectorAll<HTMLElement>('pre > code')).map(withHead);

function withHead(element: HTMLElement): CodeBlock {
  const block = document.createElement('div');
  const holder = document.createElement('div');
  const frame = element.parentElement;
  block.className = styles.code ?? '';
  holder.className = styles.head ?? '';
  holder.dataset.aside = ''; // it is no part of the text
  if (frame) {
    frame.tabIndex = 0; // what scrolls must be reachable by keys
    frame.dir = 'ltr';
    frame.replaceWith(block);
    block.append(holder, frame);
  }
  const title = /language-(\S+)/.exec(element.className)?.[1] ?? '';
  const code = (element.textContent ?? '').replace(/\n$/, '');
  return { element, holder, code, language: title.toLowerCase(), title };
}
