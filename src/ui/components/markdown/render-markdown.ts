import { adaptContent, type HeadingLevels } from './adapt-content.ts';
import { type CodeBlock, codeBlocks } from './code-blocks.ts';
import styles from './markdown.module.css';
import { markdownToHtml } from './markdown-to-html.ts';
import { sanitise } from './sanitise.ts';

interface RenderOptions {
  readonly text: string;
  readonly under: number;
  readonly tableLabel: string;
  readonly onBlocks: (blocks: readonly CodeBlock[]) => void;
  /** Called with each section before its images can load. */
  readonly onContent: (content: ParentNode) => void;
}

/** Renders a text into an element; a long one section by section, so that keys stay responsive. */
export function renderMarkdown(
  body: HTMLElement,
  { text, under, tableLabel, onBlocks, onContent }: RenderOptions,
): () => void {
  const sections = markdownToHtml(text);
  let levels: HeadingLevels = { under, last: under };
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(index: number) {
    const content = sanitise(sections[index]?.() ?? '');
    onContent(content);
    levels = adaptContent(content, levels, tableLabel);
    const blocks = codeBlocks(content);
    body.append(sections.length > 1 ? wrapSection(content) : content);
    if (blocks.length > 0) onBlocks(blocks);
    if (index + 1 < sections.length) timer = setTimeout(show, 0, index + 1);
  }

  body.replaceChildren();
  show(0);
  return () => clearTimeout(timer);
}

/** The browser lays out only sections near the window. */
function wrapSection(content: DocumentFragment) {
  const section = document.createElement('div');
  section.className = styles.section ?? '';
  section.append(content);
  return section;
}
