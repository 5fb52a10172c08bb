import ts from 'typescript';
import { lineOf, walk } from './sources.ts';

/** A piece of prose and the line that it begins on. */
export interface Passage {
  readonly line: number;
  readonly text: string;
}

const comment = /\/\*[\s\S]*?\*\/|\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*/g;

/** Comments of a file in TypeScript or JavaScript; consecutive lines of `//` are one comment. */
export function commentsIn(source: ts.SourceFile): readonly Passage[] {
  return commentsOf(withoutLiterals(source));
}

/** Comments of a text without strings that look like comments, such as a stylesheet. */
export const commentsOf = (text: string): readonly Passage[] =>
  [...text.matchAll(comment)].map(({ 0: marked, index }) => ({ line: lineAt(text, index), text: unmarked(marked) }));

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

const unmarked = (marked: string) =>
  marked
    .replace(/^\/\*+|\*\/$/g, '')
    .replace(/^[ \t]*(?:\/\/+|\*)/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Blanks strings, regular expressions and JSX text, which may look like comments. */
function withoutLiterals(source: ts.SourceFile): string {
  const pieces: string[] = [];
  let end = 0;
  walk(source, (node) => {
    if (!isLiteral(node)) return;
    const start = node.getStart(source);
    pieces.push(source.text.slice(end, start), source.text.slice(start, node.end).replace(/[^\n]/g, ' '));
    end = node.end;
  });
  return pieces.join('') + source.text.slice(end);
}

/** String literals that contain a space. */
export function messagesIn(source: ts.SourceFile): readonly Passage[] {
  const found: Passage[] = [];
  walk(source, (node) => {
    if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return;
    const text = node.getText(source).slice(1, -1).replace(/\s+/g, ' ');
    if (text.includes(' ')) found.push({ line: lineOf(node), text });
  });
  return found;
}

const isLiteral = (node: ts.Node) =>
  ts.isStringLiteralLike(node) ||
  ts.isRegularExpressionLiteral(node) ||
  ts.isJsxText(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node);
