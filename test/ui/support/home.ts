import { screen } from '@testing-library/react';

/** Rows of the list, once it has loaded. */
export async function rows(): Promise<readonly HTMLElement[]> {
  const list = await screen.findByRole('list', { name: 'Datasets' });
  return [...list.querySelectorAll<HTMLElement>('[data-dataset]')];
}

/** Names in the list, in order. */
export const names = async (): Promise<readonly (string | null | undefined)[]> =>
  (await rows()).map((row) => row.querySelector('h2')?.textContent);
