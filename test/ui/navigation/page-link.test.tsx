import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageLink, PrefetchContext } from '#ui/navigation/page-link.tsx';

let scroll: (isIntersecting: boolean) => Promise<void>;
let watched: Element[];
beforeEach(() => {
  watched = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(hear: (entries: readonly { isIntersecting: boolean }[]) => void) {
        scroll = (isIntersecting) => act(async () => hear([{ isIntersecting }]));
      }
      observe = (element: Element) => watched.push(element);
      disconnect = () => watched.splice(0);
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open() {
  const fetched: string[] = [];
  render(
    <MemoryRouter>
      <PrefetchContext value={(pathname) => fetched.push(pathname)}>
        <PageLink to="/people?tab=new">People</PageLink>
      </PrefetchContext>
    </MemoryRouter>,
  );
  return fetched;
}

it('PageLink prefetches its page when it comes into view', async () => {
  const fetched = open();
  await scroll(false);
  expect(fetched).toEqual([]);

  await scroll(true);

  expect(fetched).toEqual(['/people']);
  expect(watched).toEqual([]);
});

it('PageLink works as a link without IntersectionObserver', () => {
  vi.stubGlobal('IntersectionObserver', undefined);

  expect(open()).toEqual([]);
  expect(screen.getByRole('link', { name: 'People' }).getAttribute('href')).toBe('/people?tab=new');
});
