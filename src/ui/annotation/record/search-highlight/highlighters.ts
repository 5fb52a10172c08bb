import type { Place } from '#domain/text/sought-words.ts';
import { canHighlight } from '../highlight-support.ts';

/** What marks places in a text. */
interface Pen {
  readonly mark: (text: Text, places: readonly Place[]) => void;
  readonly erase: () => void;
}

const name = 'sought';

export const aPen = (): Pen => (canHighlight() ? aHighlighter() : aMarker());

/** Marks without touching the text. */
function aHighlighter(): Pen {
  const highlight = CSS.highlights.get(name) ?? new Highlight();
  CSS.highlights.set(name, highlight);
  let own: Range[] = [];
  return {
    mark(text, places) {
      for (const { start, end } of places) {
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

/** Puts elements around the words where a browser knows no highlights. */
function aMarker(): Pen {
  let own: HTMLElement[] = [];
  return {
    mark(text, places) {
      for (const { start, end } of places.toReversed()) {
        const word = text.splitText(start);
        word.splitText(end - start);
        const mark = document.createElement('mark');
        mark.dataset.sought = '';
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
