import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ourServer } from '../../../support/client.ts';
import { closeApp } from '../../support/open-app.tsx';
import { mood } from '../../support/questions.ts';
import { aTab, record, saved, submit } from '../../support/tab.ts';

const server = await ourServer();
afterEach(closeApp);

const status = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Record status' });

describe('an address with another notation of the criteria', () => {
  it.each(['', '?sort=record.inserted_at.desc&page=2', '?tab=x&search=review~all'])(
    'stays unchanged when the user goes back to it, and keeps the entries after it (%s)',
    async (query) => {
      history.pushState(null, '');
      const tab = await aTab(server, { questions: [mood], records: 3 });
      const user = await tab.open('?status=pending');
      await record(1);
      history.pushState(null, '');
      await tab.reload(query);
      await screen.findByRole('article');
      history.pushState(null, '');
      await tab.reload('?status=draft');
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

const inUrl = (asked: Readonly<Record<string, unknown>>) =>
  Object.entries(asked)
    .map(([name, value]) => `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join('&');
const byBatch = { property: 'batch', any: ['a'] };
const bySource = { property: 'source', any: ['web'] };
const ignoredNotice = /^Ignored: batch[.]/;

const openAnnotationPage = () =>
  aTab(server, {
    questions: [mood],
    records: () => [{ fields: { text: 'Fine weather' }, metadata: { source: 'web', batch: 'b' } }],
  });

describe('a link with criteria that the user may not use', () => {
  it.each([
    ['one record', '1'],
    ['many records', '1~10'],
  ])('opens for %s without them, with one notice', async (_, page) => {
    const tab = await openAnnotationPage();
    const sort = [
      { by: 'metadata', property: 'batch', order: 'desc' },
      { by: 'record', property: 'updatedAt', order: 'asc' },
    ];
    const { length } = history;
    await tab.open(`?${inUrl({ page, metadata: [byBatch, bySource], sort })}`);

    expect(await screen.findAllByText(ignoredNotice)).toHaveLength(1);
    expect(screen.queryByText(/not found/)).toBeNull();
    expect(await screen.findByText('Fine weather')).toBeTruthy();
    const query = new URLSearchParams(location.search);
    expect(query.get('page')).toBe(page);
    expect(query.get('metadata')).toBe(JSON.stringify([bySource]));
    expect(query.get('sort')).toBe(JSON.stringify(sort.slice(1)));
    expect(history.length).toBe(length);
  });

  it('opens without similarity if the vector is unknown', async () => {
    const tab = await openAnnotationPage();
    await tab.open(`?${inUrl({ similarity: { record: tab.id, vector: 'batch', limit: 50, order: 'most' } })}`);

    expect(await screen.findByText(ignoredNotice)).toBeTruthy();
    expect(await screen.findByText('Fine weather')).toBeTruthy();
    expect(location.search).not.toContain('similarity');
  });

  it('shows one notice if the reference record is gone too', async () => {
    const tab = await openAnnotationPage();
    const release = tab.wire.hold(/^\/records\/[^/]+$/);
    const similarity = { record: tab.id, vector: 'batch', limit: 50, order: 'most' };
    const user = await tab.open(`?${inUrl({ similarity })}`);
    await screen.findByText(ignoredNotice);

    release();
    await record(1);
    await user.click(screen.getByRole('radio', { name: /GOOD/ }));
    await user.click(submit());
    await saved();

    expect(screen.getByText(ignoredNotice)).toBeTruthy();
  });

  it('is replaced in the history as well', async () => {
    const tab = await openAnnotationPage();
    await tab.open(`?${inUrl({ status: 'pending', metadata: [bySource] })}`);
    await screen.findByText('Fine weather');
    history.pushState(null, '', `${location.pathname}?${inUrl({ status: 'pending', metadata: [byBatch] })}`);
    const { length } = history;
    history.back();
    await waitFor(() => expect(location.search).toContain('source'));

    history.forward();

    expect(await screen.findByText(ignoredNotice)).toBeTruthy();
    expect(await screen.findByText('Fine weather')).toBeTruthy();
    expect(location.search).not.toContain('metadata');
    expect(history.length).toBe(length);
  });
});

describe('a link that the server rejects for another reason', () => {
  it('opens the dataset without the optional criteria', async () => {
    const tab = await openAnnotationPage();
    tab.wire.answer(/records\/search/, 422, { detail: 'Not like this' });
    const user = await tab.open(`?${inUrl({ metadata: [bySource] })}`);

    expect(await screen.findByText('The records could not be loaded')).toBeTruthy();
    expect(await screen.findByText('Not like this')).toBeTruthy();
    expect(location.search).toContain('metadata');
    tab.wire.recover();
    const [reset] = screen.getAllByRole('button', { name: 'Reset filters and sort' });
    if (reset) await user.click(reset);

    expect(await screen.findByText('Fine weather')).toBeTruthy();
    expect(location.search).not.toContain('metadata');
  });
});
