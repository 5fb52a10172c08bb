import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('src/ui/theme/tokens.css', 'utf8');
const [, block = ''] = /:root\[data-theme="high-contrast"\] \{([^}]*)\}/.exec(css) ?? [];
const tokens = new Map(
  [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6})/g)].map(([, name = '', hex = '']) => [name, hex]),
);

function luminance(name: string) {
  const hex = (tokens.get(name) ?? '').slice(1);
  const parts = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
  const [red = Number.NaN, green = 0, blue = 0] = parts.map((part) => {
    const value = Number.parseInt(part, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string) {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const papers = ['paper', 'raised', 'sunken', 'hover'];
const statuses = ['pending', 'draft', 'discarded', 'submitted', 'danger', 'success', 'suggestion'];
const inks = ['ink', 'ink-soft', 'ink-hover', 'focus', ...statuses];

describe('the high-contrast theme', () => {
  it.each(inks)('%s has a contrast of at least 7 to 1 on every background', (ink) => {
    for (const paper of papers) expect(contrast(ink, paper)).toBeGreaterThanOrEqual(7);
  });

  it.each(['ink', 'ink-hover', ...statuses])('text on %s has a contrast of at least 7 to 1', (strong) => {
    expect(contrast('ink-on-strong', strong)).toBeGreaterThanOrEqual(7);
  });

  it('lines have a contrast of at least 7 to 1', () => {
    for (const line of ['line', 'line-strong']) expect(contrast(line, 'paper')).toBeGreaterThanOrEqual(7);
  });
});
