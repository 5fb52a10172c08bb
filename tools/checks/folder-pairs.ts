import { posix } from 'node:path';
import ts from 'typescript';
import type { Finding } from './finding.ts';
import { walk } from './sources.ts';

const maxPairs = 10;
const arrow = ' <-> ';

/** Refuses more than ten pairs of folders of the screens whose files import each other. */
export function checkFolderPairs(sources: readonly ts.SourceFile[]): Finding {
  const imports = new Set(sources.filter(isScreen).flatMap(importsBetweenFolders));
  const pairs = [...imports].filter((entry) => isPair(entry, imports)).sort();

  return {
    problems: pairs.length > maxPairs ? pairs.map((pair) => `${pair}: these folders import each other`) : [],
    note: `folders: ${pairs.length} pairs in src/ui import each other, ${maxPairs} at most`,
  };
}

const isScreen = ({ fileName }: ts.SourceFile) => fileName.startsWith('src/ui/');

function isPair(entry: string, imports: ReadonlySet<string>): boolean {
  const [from = '', to = ''] = entry.split(arrow);
  return from < to && imports.has(to + arrow + from);
}

function importsBetweenFolders(source: ts.SourceFile): readonly string[] {
  const folder = posix.dirname(source.fileName);
  return importedModules(source)
    .map((path) => posix.dirname(path))
    .filter((target) => target !== folder)
    .map((target) => folder + arrow + target);
}

/** Modules of the screens, imported as values, as types or lazily; stylesheets do not count. */
function importedModules(source: ts.SourceFile): readonly string[] {
  const specifiers: string[] = [];
  walk(source, (node) => {
    const specifier = specifierOf(node);
    if (specifier && ts.isStringLiteral(specifier)) specifiers.push(specifier.text);
  });
  return specifiers
    .map((text) => pathOf(text, posix.dirname(source.fileName)))
    .filter((path) => /^src\/ui\/.*\.tsx?$/.test(path));
}

function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return node.arguments[0];
  return undefined;
}

const pathOf = (specifier: string, folder: string) =>
  specifier.startsWith('.') ? posix.join(folder, specifier) : specifier.replace(/^#ui\//, 'src/ui/');
