import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * The breakpoints in pixels, as the last width of one layout and the first of the next: phones, the form beside the
 * record, and words in the bar above the record.
 */
const allowed = new Set([768, 769, 1099, 1100, 1101, 1279]);
const phone = 640; // narrower breakpoints are free

const styles = readdirSync('src/ui', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));

it.each(styles)('%s changes its layout at the breakpoints of the product only', (path) => {
  const css = readFileSync(join('src/ui', path), 'utf8');

  const widths = [...css.matchAll(/\((?:max|min)-width: (\d+)px\)/g)].map(([, width]) => Number(width));

  expect(widths.filter((width) => width > phone && !allowed.has(width))).toEqual([]);
});
