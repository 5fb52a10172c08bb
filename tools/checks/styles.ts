import { posix } from 'node:path';
import ts from 'typescript';
import type { Finding } from './finding.ts';
import { lineOf, walk } from './sources.ts';

interface Use {
  readonly sheet: string;
  /** Undefined if the class name is computed at run time. */
  readonly name: string | undefined;
  readonly where: string;
}

const comments = /\/\*[\s\S]*?\*\//g;
const foreign = /:global\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
const selectors = /[^{};]+(?=\{)/g;
const classes = /\.([a-z_][\w-]*)/gi;

/** Local classes for which a stylesheet has rules. */
export function classesIn(css: string): ReadonlySet<string> {
  const own = css.replace(comments, '').replace(foreign, '');
  const rules = (own.match(selectors) ?? []).filter((selector) => !selector.trim().startsWith('@'));
  return new Set(rules.flatMap((selector) => [...selector.matchAll(classes)].map(([, name]) => name ?? '')));
}

/** Imported stylesheets by their local names. */
function sheetsOf(source: ts.SourceFile): ReadonlyMap<string, string> {
  const folder = posix.dirname(source.fileName);
  const imports = source.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    const path = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
    const name = importClause?.name?.text;
    return name !== undefined && path.endsWith('.module.css') ? [[name, posix.join(folder, path)] as const] : [];
  });
  return new Map(imports);
}

function usesIn(source: ts.SourceFile): readonly Use[] {
  const sheets = sheetsOf(source);
  const uses: Use[] = [];
  walk(source, (node) => {
    if (!ts.isPropertyAccessExpression(node) && !ts.isElementAccessExpression(node)) return;
    const sheet = sheets.get(node.expression.getText());
    if (sheet === undefined) return;
    const name = ts.isPropertyAccessExpression(node) ? node.name.text : undefined;
    uses.push({ sheet, name, where: `${source.fileName}:${lineOf(node)}` });
  });
  return uses;
}

/** Checks that every class in a component has a rule, and that every rule is used. `sheets` are the stylesheets by path. */
export function checkStyles(sources: readonly ts.SourceFile[], sheets: ReadonlyMap<string, string>): Finding {
  const uses = sources.flatMap(usesIn);
  const problems = [...sheets].flatMap(([sheet, css]) => {
    const known = classesIn(css);
    const own = uses.filter((use) => use.sheet === sheet);
    const used = new Set(own.map(({ name }) => name));
    const missing = own.filter(({ name }) => name !== undefined && !known.has(name));
    const idle = used.has(undefined) ? [] : [...known].filter((name) => !used.has(name));
    return [
      ...missing.map(({ name, where }) => `${where}: ${sheet} has no rule for .${name}`),
      ...idle.map((name) => `${sheet}: .${name} is unused`),
    ];
  });
  return { problems, note: `styles: ${uses.length} uses of ${sheets.size} stylesheets` };
}
