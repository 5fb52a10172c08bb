import { screen } from '@testing-library/react';
import type { ourServer } from '../../../support/client.ts';
import { requiredMood, why } from '../../support/questions.ts';
import { aTab, record, type Tab } from '../../support/tab.ts';

export const questions = [requiredMood, why];
export const chosen = (page: number) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Select record ${page}` });

export type Opened = Awaited<ReturnType<ReturnType<typeof bulkView>['opened']>>;

export function bulkView(server: Awaited<ReturnType<typeof ourServer>>) {
  return {
    opened: async ({ records = 25, query = '?page=1~10&status=pending' } = {}) => {
      const tab = await aTab(server, { questions, records });
      const user = await tab.open(query);
      await record(1);
      await screen.findByRole('checkbox', { name: 'Select record 1' });
      return { ...tab, user };
    },
    counts: async ({ id }: Pick<Tab, 'id'>) => {
      const { body } = await server.as('ann')('GET', `/me/datasets/${id}/metrics`);
      return body.responses;
    },
  };
}
