import { arrange, type Levels } from './arrange.ts';
import { type CodeBlock, codeBlocks } from './code-blocks.ts';
import { htmlOf } from './html.ts';
import styles from './markdown.module.css';
import { clean } from './sanitise.ts';

interface Filling {
  readonly text: string;
  /** The level of the heading under which the text stands. */
  readonly under: number;
  /** How a table is named. */
  readonly table: string;
  readonly onBlocks: (blocks: readonly CodeBlock[]) => void;
  /** Before anything of it can be loaded. */
  readonly mayShow: (content: ParentNode) => void;
}

/** Shows a text; a long one part by part, so that no key waits for it. */
export function fill(body: HTMLElement, { text, under, table, onBlocks, mayShow }: Filling): () => void {
  const parts = htmlOf(text);
  let levels: Levels = { under, last: under };
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(index: number) {
    const content = clean(parts[index]?.() ?? '');
    mayShow(content);
    levels = arrange(content, levels, table);
    const blocks = codeBlocks(content);
    body.append(parts.length > 1 ? partOf(content) : content);
    if (blocks.length > 0) onBlocks(blocks);
    if (index + 1 < parts.length) timer = setTimeout(show, 0, index + 1);
  }

  body.replaceChildren();
  show(0);
  return () => clearTimeout(timer);
}

/** Only what is near the window is laid out. */
function partOf(content: DocumentFragment) {
  const part = document.createElement('div');
  part.className = styles.part ?? '';
  part.append(content);
  return part;
}
