import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { lazyComponent } from '#ui/shared/retrying/lazy-component.tsx';

afterEach(cleanup);

const Greeting = () => <p>Hello</p>;

const page = (Lazy: ReturnType<typeof lazyComponent>) => (
  <Suspense fallback={<p>Loading</p>}>
    <Lazy />
  </Suspense>
);

it('shows the fallback while its code loads', async () => {
  render(page(lazyComponent(async () => Greeting)));

  expect(screen.queryByText('Loading')).not.toBeNull();
  await screen.findByText('Hello');
  expect(screen.queryByText('Loading')).toBeNull();
});

it('shows no fallback if its code has loaded before', async () => {
  const Lazy = lazyComponent(async () => Greeting);
  await Lazy.load();

  render(page(Lazy));

  expect(screen.queryByText('Hello')).not.toBeNull();
});

it('keeps its state if its code is loaded a second time', async () => {
  let loads = 0;
  const Lazy = lazyComponent(async () => {
    loads += 1;
    return Greeting;
  });
  const { rerender } = render(page(Lazy));
  const shown = await screen.findByText('Hello');

  await Lazy.load();
  rerender(page(Lazy));

  expect(screen.getByText('Hello')).toBe(shown);
  expect(loads).toBe(1);
});
