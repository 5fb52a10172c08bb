import { matchesIn, searchedPhrases } from '#domain/text/search-matches.ts';
import { createHighlighter } from './highlighters.ts';

/** Text that the page adds to a field is not part of the record. */
const addedByPage = '[data-aside]';

/** Marking pauses after this time, so that the page stays responsive. */
const timeSliceMs = 8;

/** Highlights search matches, and does so again when the text changes. Long texts are processed in time slices. */
export function highlightSearch(root: HTMLElement, search: string): () => void {
  const phrases = searchedPhrases(search);
  if (phrases.length === 0) return () => undefined;
  const highlighter = createHighlighter();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ target }) => isText(target))) restart();
  });

  function restart() {
    observer.disconnect();
    clearTimeout(timer);
    highlighter.erase();
    markFrom(textsIn(root), 0);
  }

  function markFrom(texts: readonly Text[], from: number) {
    const end = performance.now() + timeSliceMs;
    let at = from;
    do {
      const text = texts[at];
      if (text) highlighter.mark(text, matchesIn(phrases, text.data));
      at += 1;
    } while (at < texts.length && performance.now() < end);
    if (at < texts.length) timer = setTimeout(markFrom, 0, texts, at);
    else observer.observe(root, { childList: true, subtree: true, characterData: true });
  }

  restart();
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    highlighter.erase();
  };
}

const isText = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(addedByPage) === null;

function textsIn(root: HTMLElement): readonly Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    isText(node) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
  );
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts;
}
