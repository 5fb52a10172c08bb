import { join, not, type Phrase, type TextQuery } from './text-query.ts';
import { words } from './words.ts';

/** Nobody types more, and no index should be asked for more: what is pasted beyond is not looked for. */
const maxWords = 512;

/** Quotes are a phrase where they are closed, a dash an operator where something follows. All else says nothing. */
const tokens =
  /"(?<quoted>(?:\\[\s\S]|[^"\\])*)"(?:~(?<slop>\d{1,3}))?|(?<operator>[()+|]|-(?=\S))|(?<word>(?:\\[\s\S]|[^\s"()+|\\])+?)(?<star>\*?)(?:~\d*)?(?=[\s"()+|]|\\?$)/g;

type Token = Readonly<Record<'quoted' | 'slop' | 'operator' | 'word' | 'star', string | undefined>>;

/** What was read between an opening parenthesis and here. */
interface Frame {
  readonly outer: Frame | undefined;
  readonly read: TextQuery | undefined;
  readonly operator: 'all' | 'any';
  readonly isNegated: boolean;
}

const newFrame = (outer?: Frame): Frame => ({ outer, read: undefined, operator: 'all', isNegated: false });

/** What holds no word at all is passed over. */
function withOperand(frame: Frame, query: TextQuery | undefined): Frame {
  if (!query) return { ...frame, isNegated: false };
  const operand = frame.isNegated ? not(query) : query;
  return { ...newFrame(frame.outer), read: frame.read ? join(frame.operator, frame.read, operand) : operand };
}

function withOperator(frame: Frame, operator: string): Frame {
  switch (operator) {
    case '(':
      return newFrame(frame);
    case ')':
      return frame.outer ? withOperand(frame.outer, frame.read) : frame;
    case '-':
      return { ...frame, isNegated: !frame.isNegated };
    default:
      return { ...frame, operator: operator === '|' ? 'any' : 'all' };
  }
}

const unescaped = (text: string) => text.replace(/\\([\s\S])/g, '$1');

/** A word that holds several, as `well-known` does, is a phrase. */
function phraseOf({ quoted, slop, word = '', star }: Token, maxWords: number): Phrase | undefined {
  const found = words(unescaped(quoted ?? word)).slice(0, maxWords);
  if (found.length === 0) return undefined;
  return { kind: 'phrase', words: found.map(({ text }) => text), isPrefix: star === '*', slop: Number(slop ?? 0) };
}

/**
 * The simple query language: words that must all be there, `|`, `+`, `-`, `"phrases"`, `"loose phrases"~2`, `begin*`,
 * parentheses and `\` before what is meant as it stands. Anything can be read; undefined where nothing is asked for.
 */
export function parseTextQuery(text: string): TextQuery | undefined {
  let frame = newFrame();
  let left = maxWords;
  for (const { groups } of text.matchAll(tokens)) {
    const read = groups as Token;
    if (left === 0) break;
    if (read.operator) {
      frame = withOperator(frame, read.operator);
    } else {
      const phrase = phraseOf(read, left);
      left -= phrase?.words.length ?? 0;
      frame = withOperand(frame, phrase);
    }
  }
  while (frame.outer) frame = withOperator(frame, ')');
  return frame.read;
}
