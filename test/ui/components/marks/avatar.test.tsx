import { readFileSync } from 'node:fs';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Avatar } from '#ui/components/marks/avatar.tsx';

afterEach(cleanup);

const css = readFileSync('src/ui/components/marks/marks.module.css', 'utf8');

const avatar = () => document.querySelector<HTMLElement>('[data-initials=AN]');

/** Width of an avatar in the style sheet; sizes that it does not name have the default. */
function pixels(size: string | undefined) {
  const own = new RegExp(`\\.avatar\\[data-size="${size}"\\] \\{\\s*--size: (\\d+)px`).exec(css);
  const every = /\.avatar \{\s*--size: (\d+)px/.exec(css);
  return Number((own ?? every)?.[1]);
}

it.each([
  ['mini', 26],
  ['small', 34],
  ['medium', 45],
] as const)('an avatar of the size %s is %i pixels wide and high', (size, expected) => {
  render(<Avatar username="ann" size={size} />);

  expect(pixels(avatar()?.dataset.size)).toBe(expected);
  expect(css).toMatch(/\.avatar \{[^}]*width: var\(--size\);\s*height: var\(--size\);/);
});

it('an avatar is small by default', () => {
  render(<Avatar username="ann" />);

  expect(pixels(avatar()?.dataset.size)).toBe(34);
});

it('an avatar has no text that would become part of the name of its button', () => {
  render(<Avatar username="ann" />);

  expect(avatar()?.textContent).toBe('');
});
