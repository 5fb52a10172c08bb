import type { Match } from '#domain/text/search-matches.ts';
import { canHighlight } from '../../../shared/highlight-support.ts';

interface Highlighter {
  readonly mark: (text: Text, matches: readonly Match[]) => void;
  readonly erase: () => void;
}

const highlightName = 'search-match';

export const createHighlighter = (): Highlighter =>
  canHighlight() ? createRangeHighlighter() : createElementHighlighter();

function createRangeHighlighter(): Highlighter {
  const highlight = CSS.highlights.get(highlightName) ?? new Highlight();
  CSS.highlights.set(highlightName, highlight);
  let own: Range[] = [];
  return {
    mark(text, matches) {
      for (const { start, end } of matches) {
        const range = new Range();
        range.setStart(text, start);
        range.setEnd(text, end);
        highlight.add(range);
        own.push(range);
      }
    },
    erase() {
      for (const range of own) highlight.delete(range);
      own = [];
    },
  };
}

/** Wraps matches in elements, for browsers without the CSS Custom Highlight API. */
function createElementHighlighter(): Highlighter {
  let own: HTMLElement[] = [];
  return {
    mark(text, matches) {
      for (const { start, end } of matches.toReversed()) {
        const word = text.splitText(start);
        word.splitText(end - start);
        const mark = document.createElement('mark');
        mark.dataset.searchMatch = '';
        word.replaceWith(mark);
        mark.append(word);
        own.push(mark);
      }
    },
    erase() {
      for (const mark of own) {
        const { parentNode } = mark;
        mark.replaceWith(...mark.childNodes);
        parentNode?.normalize();
      }
      own = [];
    },
  };
}
