import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ourServer } from '../../../support/client.ts';
import { aDesk, record } from '../../support/desk.ts';
import { closeApp } from '../../support/open-app.tsx';
import { mood } from '../../support/questions.ts';

const server = await ourServer();
afterEach(closeApp);

const status = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status of the records' });

describe('an address that we would write in other words', () => {
  it.each(['', '?sort=record.inserted_at.desc&page=2', '?tab=x&search=review~all'])(
    'is left as it is by whoever comes back to it, and what comes after it stays (%s)',
    async (query) => {
      history.pushState(null, '');
      const desk = await aDesk(server, { questions: [mood], records: 3 });
      const user = await desk.open('?status=pending');
      await record(1);
      history.pushState(null, '');
      await desk.reload(query);
      await screen.findByRole('article');
      history.pushState(null, '');
      await desk.reload('?status=draft');
      await waitFor(() => expect(status().value).toBe('draft'));
      await user.selectOptions(status(), 'submitted');
      const { length } = history;

      history.go(-2);
      await waitFor(() => expect(status().value).toBe('pending'));
      await screen.findByRole('article');

      expect(location.search).toBe(query);
      expect(history.length).toBe(length);
      history.forward();
      await waitFor(() => expect(status().value).toBe('draft'));
    },
  );
});

describe('a link with what is not for everybody to see', () => {
  it('leads to the dataset all the same, where one can do without it', async () => {
    const desk = await aDesk(server, { questions: [mood], records: 3 });
    const user = await desk.open(`?metadata=${encodeURIComponent('[{"property":"batch","any":["a"]}]')}`);

    expect(await screen.findByText('The records could not be loaded')).toBeTruthy();
    expect(await screen.findByText(/^MetadataProperty not found/)).toBeTruthy();
    const [reset] = screen.getAllByRole('button', { name: 'Reset filters and sort' });
    if (reset) await user.click(reset);

    expect(await record(1)).toBeTruthy();
    expect(location.search).not.toContain('metadata');
  });
});
