import { screen } from '@testing-library/react';

/** The rows of the list, as soon as there are any. */
export async function rows(): Promise<readonly HTMLElement[]> {
  const list = await screen.findByRole('list', { name: 'Datasets' });
  return [...list.querySelectorAll<HTMLElement>('[data-dataset]')];
}

/** The names in the list, in their order. */
export const names = async (): Promise<readonly (string | null | undefined)[]> =>
  (await rows()).map((row) => row.querySelector('h2')?.textContent);
