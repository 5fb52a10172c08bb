import { screen } from '@testing-library/react';
import type { ourServer } from '../../../support/client.ts';
import { aDesk, type Desk, record } from '../../support/desk.ts';
import { requiredMood, why } from '../../support/questions.ts';

export const questions = [requiredMood, why];
export const chosen = (page: number) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Select record ${page}` });

export type Opened = Awaited<ReturnType<ReturnType<typeof bulkView>['opened']>>;

export function bulkView(server: Awaited<ReturnType<typeof ourServer>>) {
  return {
    opened: async ({ records = 25, query = '?page=1~10&status=pending' } = {}) => {
      const desk = await aDesk(server, { questions, records });
      const user = await desk.open(query);
      await record(1);
      await screen.findByRole('checkbox', { name: 'Select record 1' });
      return { ...desk, user };
    },
    counts: async ({ id }: Pick<Desk, 'id'>) => {
      const { body } = await server.as('ann')('GET', `/me/datasets/${id}/metrics`);
      return body.responses;
    },
  };
}
