import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { limits } from '#domain/shared/limits.ts';

const { sidebarBeside, oneColumn, twoColumns } = limits.breakpoints;

/** The last width of one layout and the first of the next. */
const allowed = new Set([sidebarBeside - 1, sidebarBeside, oneColumn, twoColumns - 1, twoColumns]);
const phone = 640; // below, a part may arrange itself as it needs

const styles = readdirSync('src/ui', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));

it.each(styles)('%s changes its layout at the breakpoints of the product only', (path) => {
  const css = readFileSync(join('src/ui', path), 'utf8');

  const widths = [...css.matchAll(/\((?:max|min)-width: (\d+)px\)/g)].map(([, width]) => Number(width));

  expect(widths.filter((width) => width > phone && !allowed.has(width))).toEqual([]);
});
