import styles from './markdown.module.css';

export interface CodeBlock {
  readonly element: HTMLElement;
  readonly holder: HTMLElement;
  readonly code: string;
  readonly language: string;
  /** The language as the text spells it. */
  readonly title: string;
}

export const codeBlocks = (content: DocumentFragment): readonly CodeBlock[] =>
  Array.from(content.querySelectorAll<HTMLElement>('pre > code')).map(withHead);

function withHead(element: HTMLElement): CodeBlock {
  const block = document.createElement('div');
  const holder = document.createElement('div');
  const frame = element.parentElement;
  block.className = styles.code ?? '';
  holder.className = styles.head ?? '';
  holder.dataset.aside = ''; // not part of the annotated text
  if (frame) {
    frame.tabIndex = 0; // scrolling areas must be reachable by keyboard
    frame.dir = 'ltr';
    frame.replaceWith(block);
    block.append(holder, frame);
  }
  const title = /language-(\S+)/.exec(element.className)?.[1] ?? '';
  const code = (element.textContent ?? '').replace(/\n$/, '');
  return { element, holder, code, language: title.toLowerCase(), title };
}
