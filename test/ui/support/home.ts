import { screen } from '@testing-library/react';

export async function rows(): Promise<readonly HTMLElement[]> {
  const list = await screen.findByRole('list', { name: 'Datasets' });
  return [...list.querySelectorAll<HTMLElement>('[data-dataset]')];
}

export const names = async (): Promise<readonly (string | null | undefined)[]> =>
  (await rows()).map((row) => row.querySelector('h2')?.textContent);
