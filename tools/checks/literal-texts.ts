import ts from 'typescript';
import type { UsedKey } from './locales.ts';
import { lineOf, walk } from './sources.ts';

const spokenAttributes = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
  'label',
]);
const letters = /\p{L}/u;
const dottedKey = /^[a-z][\w-]*(\.[\w-]+)+$/i;

/** Texts on the screen that are not in `locales/`. */
export function literalTexts(source: ts.SourceFile): readonly string[] {
  const found: string[] = [];
  walk(source, (node) => {
    const text = literalText(node);
    if (text !== undefined && letters.test(text)) {
      found.push(`${source.fileName}:${lineOf(node)}: "${text.trim()}" belongs in locales/`);
    }
  });
  return found;
}

function literalText(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text;
  if (ts.isJsxAttribute(node)) return spokenAttributes.has(node.name.getText()) ? attributeText(node) : undefined;
  const isChild = ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent);
  return isChild && node.expression && ts.isStringLiteralLike(node.expression) ? node.expression.text : undefined;
}

function attributeText({ initializer }: ts.JsxAttribute): string | undefined {
  const value = initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
  return value && ts.isStringLiteralLike(value) ? value.text : undefined;
}

/** The keys of messages, as in `{ key: 'errors.http.404' }`. */
export function messageKeys(source: ts.SourceFile): readonly UsedKey[] {
  const found: UsedKey[] = [];
  walk(source, (node) => {
    if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'key') return;
    const { initializer } = node;
    if (ts.isStringLiteralLike(initializer) && dottedKey.test(initializer.text)) {
      found.push({ key: initializer.text, where: `${source.fileName}:${lineOf(node)}` });
    }
  });
  return found;
}
