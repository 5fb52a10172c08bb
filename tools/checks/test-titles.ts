import ts from 'typescript';
import type { Passage } from './comments.ts';
import { lineOf, walk } from './sources.ts';

/** Test in a source file. Its title is a pattern, because it may contain placeholders. */
export interface TitledTest {
  readonly pattern: RegExp;
  readonly isSkipped: boolean;
}

interface Context {
  /** Titles of the enclosing suites, as sources of regular expressions. */
  readonly titles: readonly string[];
  /** Pattern of outer titles that are known only at run time; otherwise empty. */
  readonly before: string;
  readonly isSkipped: boolean;
}

interface Callee {
  readonly base: string;
  readonly modifiers: readonly string[];
}

const anything = '.*';
const placeholder = /%(?:[sdifjoO#$c]|\.\d+f)|\$[\w.]+/;
const skipping = new Set(['skip', 'todo', 'fixme', 'only']);

/** Tests of a Vitest or Playwright file, with the titles that the runners print. */
export function testsIn(source: ts.SourceFile): readonly TitledTest[] {
  const found: TitledTest[] = [];
  const visit = (node: ts.Node, context: Context): void => {
    const inner = ts.isCallExpression(node) ? enter(node, context, found) : context;
    const before = ts.isFunctionDeclaration(node) ? `(?:${anything} > )?` : inner.before;
    node.forEachChild((child) => visit(child, { ...inner, before }));
  };
  visit(source, { titles: [], before: '', isSkipped: false });
  return found;
}

/** Titles of suites and tests as written in the source, without computed ones. */
export function titlesIn(source: ts.SourceFile): readonly Passage[] {
  const found: Passage[] = [];
  walk(source, (node) => {
    if (!ts.isCallExpression(node)) return;
    const callee = readCallee(node.expression);
    const [title] = node.arguments;
    if (callee && title && isTitled(node, callee)) found.push({ line: lineOf(title), text: textOf(title) });
  });
  return found;
}

const textOf = (title: ts.Expression) => title.getText().replace(/^[`'"]|[`'"]$/g, '');

/** Returns the context inside a call; records the call if it is a test. */
function enter(call: ts.CallExpression, context: Context, found: TitledTest[]): Context {
  const callee = readCallee(call.expression);
  const [title] = call.arguments;
  if (!callee || !title || !isTitled(call, callee)) return context;

  const titles = [...context.titles, patternOf(title, callee)];
  const isSkipped =
    context.isSkipped || callee.modifiers.some((modifier) => skipping.has(modifier)) || callee.base === 'xit';
  if (isSuite(callee)) return { ...context, titles, isSkipped };

  found.push({ pattern: new RegExp(`^${context.before}${titles.join(' > ')}$`, 's'), isSkipped });
  return context;
}

const isSuite = ({ base, modifiers }: Callee) => base === 'describe' || modifiers.includes('describe');

/** Distinguishes `it('…', …)` from `it.each([…])` and `test.skip(condition)`. */
function isTitled({ arguments: given }: ts.CallExpression, { base, modifiers }: Callee): boolean {
  if (!['it', 'test', 'xit', 'describe'].includes(base)) return false;
  const [title, ...rest] = given;
  if (!title || ts.isArrayLiteralExpression(title) || isFunction(title)) return false;
  return modifiers.includes('todo') || rest.some((each) => isFunction(each) || ts.isIdentifier(each));
}

const isFunction = (node: ts.Node) => ts.isArrowFunction(node) || ts.isFunctionExpression(node);

/** Splits `describe.skip.each([…])` into `describe` and its modifiers. */
function readCallee(node: ts.Expression): Callee | undefined {
  if (ts.isIdentifier(node)) return { base: node.text, modifiers: [] };
  if (ts.isCallExpression(node)) return readCallee(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return readCallee(node.tag);
  if (!ts.isPropertyAccessExpression(node)) return undefined;

  const inner = readCallee(node.expression);
  return inner && { ...inner, modifiers: [...inner.modifiers, node.name.text] };
}

function patternOf(title: ts.Expression, { modifiers }: Callee): string {
  const isParametrised = modifiers.includes('each') || modifiers.includes('for');
  const plain = isParametrised ? withWildcards : literally;
  if (ts.isStringLiteralLike(title)) return plain(title.text);
  if (!ts.isTemplateExpression(title)) return anything;
  return plain(title.head.text) + title.templateSpans.map(({ literal }) => anything + plain(literal.text)).join('');
}

const withWildcards = (text: string) => text.split(placeholder).map(literally).join(anything);
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
