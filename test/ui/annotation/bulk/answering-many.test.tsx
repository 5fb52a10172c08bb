import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Toasts } from '#ui/shared/notices/toasts.ts';
import { ourServer } from '../../../support/client.ts';
import { aDesk, type Desk, record, saved, submit } from '../../support/desk.ts';
import { closeApp } from '../../support/open-app.tsx';
import { requiredMood, why } from '../../support/questions.ts';

const server = await ourServer();
afterEach(closeApp);

const questions = [requiredMood, why];
const chosen = (page: number) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select record ${page}` });
const page = () => new URLSearchParams(location.search).get('page');
const selected = (text: string) => screen.getByText(text);

type Opened = Awaited<ReturnType<typeof opened>>;

async function opened({ records = 25, query = '?page=1~10&status=pending' } = {}) {
  const desk = await aDesk(server, { questions, records });
  const user = await desk.open(query);
  await record(1);
  await screen.findByRole('checkbox', { name: 'Select record 1' });
  return { ...desk, user };
}

/** What the server has by status. */
async function counts({ id }: Pick<Desk, 'id'>) {
  const { body } = await server.as('ann')('GET', `/me/datasets/${id}/metrics`);
  return body.responses;
}

/** What is selected is discarded, and the search that follows waits until it is let go. */
async function discarded(select: (user: UserEvent) => Promise<void>) {
  const { user, wire } = await opened();
  await select(user);
  const { length } = wire.searches;
  const release = wire.hold(/records\/search/);
  await user.keyboard('{Backspace}');
  await waitFor(() => expect(wire.searches.length).toBeGreaterThan(length));
  return { user, release };
}

describe('many records at once', () => {
  it('are shown from the record that was in view', async () => {
    const desk = await aDesk(server, { questions, records: 25 });
    const user = await desk.open('?page=13&status=pending');
    await record(13);

    await user.click(screen.getByRole('button', { name: 'Bulk view' }));

    await screen.findByRole('checkbox', { name: 'Select record 11' });
    expect(screen.getAllByRole('article')).toHaveLength(10);
    expect(page()).toBe('11~10');
    await user.click(screen.getByRole('button', { name: 'Focus view' }));
    expect(await record(11)).toBeTruthy();
  });

  it('get one answer when they are selected, and the next ones come', async () => {
    const desk = await opened();
    const { user } = desk;
    await user.click(chosen(1));
    await user.click(chosen(3));
    expect(selected('2 records selected')).toBeTruthy();

    await user.click(screen.getByRole('radio', { name: /good/i }));
    await user.click(submit());

    await waitFor(async () => expect(await counts(desk)).toMatchObject({ submitted: 2, pending: 23 }));
    await waitFor(() => expect(screen.getByText('1 – 10 of 23')).toBeTruthy());
    expect(selected('Select records to answer them together.')).toBeTruthy();
  });

  it('are selected from one to another with Shift, and all of a page at once', async () => {
    const { user } = await opened();
    await user.click(chosen(2));
    await user.keyboard('{Shift>}');
    await user.click(chosen(5));
    await user.keyboard('{/Shift}');
    expect(selected('4 records selected')).toBeTruthy();

    await user.keyboard('{Control>}a{/Control}');
    expect(selected('10 records selected')).toBeTruthy();
    await user.keyboard('{Control>}a{/Control}');
    expect(selected('Select records to answer them together.')).toBeTruthy();
  });

  it('stay selected on other pages', async () => {
    const { user } = await opened();
    await user.click(chosen(1));

    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await record(11);
    await user.click(await screen.findByRole('checkbox', { name: 'Select record 12' }));

    expect(selected('2 records selected')).toBeTruthy();
  });

  it('are taken back together', async () => {
    const desk = await opened();
    const { user } = desk;
    await user.keyboard('{Control>}a{/Control}');
    await user.click(screen.getByRole('radio', { name: /good/i }));
    await user.click(submit());
    await waitFor(async () => expect(await counts(desk)).toMatchObject({ submitted: 10 }));
    await waitFor(() => expect(screen.getByText('1 – 10 of 15')).toBeTruthy());
    await user.keyboard('{Control>}z{/Control}');

    await waitFor(async () => expect(await counts(desk)).toMatchObject({ submitted: 0, pending: 25 }));
    expect(await screen.findByText('Taken back for 10 records')).toBeTruthy();
    await waitFor(() => expect(screen.getByText('1 – 10 of 25')).toBeTruthy());
  });

  it('count for the team as they are taken back, not only once all of them are', async () => {
    const { id, user, wire } = await opened({ query: '?page=1~25&status=pending' });
    await user.keyboard('{Control>}a{/Control}');
    await user.click(screen.getByRole('radio', { name: /good/i }));
    await user.click(submit());
    expect(await screen.findByText('100 %')).toBeTruthy();
    const { body } = await server.as('ann')('POST', `/me/datasets/${id}/records/search?include=responses`, {});
    const answered = body.items.flatMap(({ record }: { record: { responses: { id: string }[] } }) => record.responses);
    const release = wire.hold(new RegExp(`responses/${answered[0].id}$`));

    await user.keyboard('{Control>}z{/Control}');

    expect(await screen.findByText('4 %')).toBeTruthy(); // those that go in another request are confirmed
    release();
    expect(await screen.findByText('0 %')).toBeTruthy();
  });

  it('are seen again, each for itself, where one of them was answered anew later and that is taken back', async () => {
    const desk = await opened();
    const { user } = desk;
    await user.click(chosen(2));
    await user.click(chosen(3));
    await user.click(screen.getByRole('radio', { name: /good/i }));
    await user.click(submit());
    await waitFor(async () => expect(await counts(desk)).toMatchObject({ submitted: 2 }));
    await waitFor(() => expect(screen.getByText('1 – 10 of 23')).toBeTruthy());
    await user.click(screen.getByRole('button', { name: 'Focus view' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status of the records' }), 'submitted');
    await screen.findByText('Ana wrote review 1');
    await user.click(screen.getByRole('radio', { name: /bad/i }));
    await user.click(submit());
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status of the records' }), 'pending');
    await screen.findByText('Ana wrote review 0');

    await user.keyboard('{Control>}z{/Control}');

    expect(await screen.findByText('Ana wrote review 1')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: /bad/i }).checked).toBe(true));
  });

  it('are gone through by keys', async () => {
    const { user } = await opened();

    expect(document.activeElement).toBe(chosen(1));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt} ');
    expect(chosen(2).checked).toBe(true);
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(document.activeElement).toBe(chosen(1));

    await user.keyboard('{ArrowRight}');
    expect(await record(11)).toBeTruthy();
    await user.keyboard('{ArrowLeft}');
    expect(await record(1)).toBeTruthy();
  });

  it('are shown in pages of another size', async () => {
    const { user } = await opened();

    await user.selectOptions(screen.getByRole('combobox', { name: 'Records on a page' }), '25');

    expect(await record(25)).toBeTruthy();
    expect(page()).toBe('1~25');
  });

  it('are collapsed and expanded', async () => {
    const { user } = await opened();
    const list = screen.getByRole('region', { name: 'The record' });

    await user.click(screen.getByRole('button', { name: 'Collapse the records' }));
    expect(list.dataset.collapsed).toBe('true');
    await user.keyboard('{Alt>}{Enter}{/Alt}');
    expect(list.dataset.collapsed).toBe('false');
  });

  it('that match are selected, on whichever page, and answered once that is confirmed', async () => {
    const query = `?page=1~10&status=pending&search=${encodeURIComponent(JSON.stringify({ text: 'review' }))}`;
    const desk = await opened({ records: 120, query });
    const { user, wire } = desk;
    await user.keyboard('{Control>}a{/Control}');
    await user.click(await screen.findByRole('button', { name: 'Select all 120 that match' }));
    expect(await screen.findByText('120 records selected')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /good/i }));

    await user.click(submit());
    const asked = await screen.findByRole('dialog', { name: 'Submit: are you sure?' });
    expect(wire.sent.some(({ path }) => path.endsWith('/responses/bulk'))).toBe(false);
    await user.click(within(asked).getByRole('button', { name: 'Submit' }));

    await waitFor(async () => expect(await counts(desk)).toMatchObject({ submitted: 120, pending: 0 }), {
      timeout: 9000,
    });
    const parcels = wire.sent.filter(({ path }) => path.endsWith('/responses/bulk'));
    expect(parcels).toHaveLength(12);
  });

  it('that the server refuses stay selected with the reason and the answer', async () => {
    const desk = await opened();
    const { user, wire } = desk;
    await user.keyboard('{Control>}a{/Control}');
    await user.click(screen.getByRole('radio', { name: /good/i }));
    wire.answer(/responses\/bulk$/, 422, { detail: 'Not like this' });

    await user.click(submit());

    expect(await screen.findByText('Some records failed to annotate')).toBeTruthy();
    expect(await screen.findAllByText(/^Not answered: /)).toHaveLength(10);
    expect(selected('10 records selected')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /good/i }).checked).toBe(true);
    wire.recover();
    await user.click(submit());
    await waitFor(async () => expect(await counts(desk)).toMatchObject({ submitted: 10 }));
    await saved();
  });

  it('that the server refuses are offered again after a reload', async () => {
    const { user, wire, reload } = await opened();
    await user.click(chosen(3));
    await user.click(screen.getByRole('radio', { name: /good/i }));
    wire.answer(/responses$/, 422, { detail: 'Not like this' });
    await user.click(submit());
    await screen.findByText('Not answered: Not like this');

    await reload('?page=1&status=pending');

    await record(3);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /good/i }).checked).toBe(true);
    expect(screen.getByText('1 unsent')).toBeTruthy();
  });

  it('wait while the server is in trouble, and go on by themselves', async () => {
    const desk = await opened();
    const { user, wire } = desk;
    wire.answer(/responses\/bulk$/, 502);
    await user.keyboard('{Control>}a{/Control}{Backspace}');
    await screen.findByText(/^0 of 10 records. The rest is kept/);
    expect(screen.getByText('10 unsent')).toBeTruthy();

    wire.recover();

    await waitFor(async () => expect(await counts(desk)).toMatchObject({ discarded: 10 }));
    await saved();
    expect(screen.queryByText(/records selected/)).toBeNull();
    expect(screen.queryByText(/^Not answered: /)).toBeNull();
  });

  it.each([
    ['the view is left', ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Focus view' }))],
    ['the page is loaded again', ({ reload }: Opened) => reload('?page=1&status=pending')],
  ])('that met trouble of the server are sent where %s', async (_, leave) => {
    const desk = await opened();
    const { user, wire } = desk;
    wire.answer(/responses\/bulk$/, 502);
    for (const page of [1, 2, 3]) await user.click(chosen(page));
    await user.keyboard('{Backspace}');
    await screen.findByText(/^0 of 3 records. The rest is kept/);

    await leave(desk);

    expect(await screen.findByText('3 unsent')).toBeTruthy();
    wire.recover();
    await waitFor(async () => expect(await counts(desk)).toMatchObject({ discarded: 3, pending: 22 }));
    await saved();
  });

  it('are not sent any more once the user cancels, and stay selected', async () => {
    const desk = await opened();
    const { user, wire } = desk;
    wire.answer(/responses\/bulk$/, 502);
    await user.keyboard('{Control>}a{/Control}{Backspace}');
    await screen.findByText(/^0 of 10 records. The rest is kept/);

    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(await screen.findByText('10 records selected')).toBeTruthy();
    expect(screen.queryByText('10 unsent')).toBeNull();
    wire.recover();
    await user.keyboard('{Backspace}');
    await waitFor(async () => expect(await counts(desk)).toMatchObject({ discarded: 10 }));
  });

  it('are all answered once where the server refuses every third request', async () => {
    const desk = await opened({ query: '?page=1~25&status=pending' });
    const { user, wire } = desk;
    const { fetch } = wire.app;
    let calls = 0;
    const third = async (request: Request) => {
      if (!request.url.endsWith('/responses/bulk')) return fetch(request);
      calls += 1;
      return calls % 3 === 0 ? Response.json({ detail: 'broken' }, { status: 500 }) : fetch(request);
    };
    Object.assign(wire.app, { fetch: third });
    await user.keyboard('{Control>}a{/Control}');
    expect(selected('25 records selected')).toBeTruthy();

    await user.keyboard('{Backspace}');

    await waitFor(async () => expect(await counts(desk)).toMatchObject({ discarded: 25, pending: 0 }));
    await saved();
    Object.assign(wire.app, { fetch });
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await counts(desk)).toMatchObject({ discarded: 0, pending: 25 }));
  });

  it('that are left stay in view until the others are there', async () => {
    const { release } = await discarded((user) => user.click(chosen(2)));

    expect(screen.getAllByRole('checkbox', { name: /^Select record / })).toHaveLength(9);
    expect(screen.queryByText('Ana wrote review 1')).toBeNull();
    release();
    await waitFor(() => expect(screen.getByText('1 – 10 of 24')).toBeTruthy());
    expect(screen.getAllByRole('checkbox', { name: /^Select record / })).toHaveLength(10);
  });

  it('are not selected once more where they were answered and the next ones are not there yet', async () => {
    const { user, release } = await discarded((person) => person.keyboard('{Control>}a{/Control}'));

    await user.keyboard('{Control>}a{/Control}');

    expect(screen.queryByText(/records selected/)).toBeNull();
    expect(screen.queryByText(/^No /)).toBeNull();
    release();
    await waitFor(() => expect(screen.getByText('1 – 10 of 15')).toBeTruthy());
  });

  it('stay in view where those that are left cannot be loaded', async () => {
    const { user, wire } = await opened();
    await user.click(chosen(2));
    wire.answer(/records\/search/, 500);

    await user.keyboard('{Backspace}');

    expect(await screen.findByText('The records could not be loaded')).toBeTruthy();
    expect(screen.getByText('Ana wrote review 0')).toBeTruthy();
    wire.recover();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText('1 – 10 of 24')).toBeTruthy());
  });

  it('come from the list as it is by now where somebody turns the page meanwhile', async () => {
    const { user, release } = await discarded((person) => person.click(chosen(2)));

    await user.keyboard('{ArrowRight}');
    release();

    await waitFor(() => expect(screen.getByText('11 – 20 of 24')).toBeTruthy());
    await screen.findByText('Ana wrote review 11');
    const shown = screen.getAllByText(/^Ana wrote review/).map(({ textContent }) => textContent);
    expect(shown).toEqual(Array.from({ length: 10 }, (_, index) => `Ana wrote review ${index + 11}`));
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByText('1 – 10 of 24')).toBeTruthy());
    expect(await screen.findByText('Ana wrote review 10')).toBeTruthy();
    expect(screen.queryByText('Ana wrote review 1')).toBeNull();
  });

  it('that are refused are told of once, each with its reason', async () => {
    const { user, wire, container } = await opened();
    const notices = container.get(Toasts);
    await user.keyboard('{Control>}a{/Control}');
    wire.answer(/responses\/bulk$/, 422, { detail: 'Not like this' });

    await user.keyboard('{Backspace}');

    expect(await screen.findByText('Some records failed to annotate')).toBeTruthy();
    expect(await screen.findAllByText('Not answered: Not like this')).toHaveLength(10);
    expect(notices.toasts.shown).toHaveLength(1);
  });
});
