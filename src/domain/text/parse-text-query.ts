import { join, not, type Phrase, type TextQuery } from './text-query.ts';
import { words } from './words.ts';

/** Longer queries are truncated. */
const maxWords = 512;

/** Only closed quotes make a phrase, and a dash negates only what follows directly. */
const tokens =
  /"(?<quoted>(?:\\[\s\S]|[^"\\])*)"(?:~(?<slop>\d{1,3}))?|(?<operator>[()+|]|-(?=\S))|(?<word>(?:\\[\s\S]|[^\s"()+|\\])+?)(?<star>\*?)(?:~\d*)?(?=[\s"()+|]|\\?$)/g;

type Token = Readonly<Record<'quoted' | 'slop' | 'operator' | 'word' | 'star', string | undefined>>;

/** The query parsed since an opening parenthesis. */
interface Frame {
  readonly outer: Frame | undefined;
  readonly read: TextQuery | undefined;
  readonly operator: 'all' | 'any';
  readonly isNegated: boolean;
}

const newFrame = (outer?: Frame): Frame => ({ outer, read: undefined, operator: 'all', isNegated: false });

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

/** Several words such as `well-known` make a phrase. */
function phraseOf({ quoted, slop, word = '', star }: Token, maxWords: number): Phrase | undefined {
  const found = words(unescaped(quoted ?? word)).slice(0, maxWords);
  if (found.length === 0) return undefined;
  return { kind: 'phrase', words: found.map(({ text }) => text), isPrefix: star === '*', slop: Number(slop ?? 0) };
}

/**
 * The simple query language: required words, `|`, `+`, `-`, `"phrases"`, `"loose phrases"~2`, `begin*`, parentheses,
 * and `\` to escape. Every text is valid; undefined for an empty query.
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
