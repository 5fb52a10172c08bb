import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StoredSteps } from '#application/ports/annotation/stored-steps.ts';
import { ourServer } from '../../support/client.ts';
import { signedInContainer } from '../../support/container.ts';
import { options } from '../../support/server/world.ts';
import { closeApp, leavePage, openApp } from '../support/open-app.tsx';
import { requiredMood, why } from '../support/questions.ts';
import { aTab, record, saved } from '../support/tab.ts';

const server = await ourServer();
afterEach(closeApp);

const questions = [
  requiredMood,
  { name: 'order', title: 'Order', settings: { type: 'ranking' as const, options: options('a', 'b') } },
  why,
];

const chosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(name) }).checked;
const reason = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Why' });
const press = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
async function ready(name: string) {
  await waitFor(() => expect(press(name).disabled).toBe(false));
  return press(name);
}
const undoKey = '{Control>}z{/Control}';
const redoKey = '{Control>}{Shift>}z{/Shift}{/Control}';

async function openWith(records: number) {
  const tab = await aTab(server, { questions, records });
  const user = await tab.open();
  await record(1);
  return { ...tab, user, counts: () => countsOf(tab.id) };
}

async function countsOf(id: string) {
  const { responses } = (await server.as('ann')('GET', `/me/datasets/${id}/metrics`)).body;
  return { submitted: responses.submitted, discarded: responses.discarded, draft: responses.draft };
}
const none = { submitted: 0, discarded: 0, draft: 0 };

describe('undo', () => {
  it('is disabled at first', async () => {
    await openWith(1);

    expect(press('Undo').disabled).toBe(true);
    expect(press('Redo').disabled).toBe(true);
  });

  it('undoes a label and a rank one by one, and names their questions', async () => {
    const { user } = await openWith(1);
    await user.click(screen.getByRole('radio', { name: 'GOOD' }));
    screen.getByRole('button', { name: /^A\b/ }).focus();
    await user.keyboard('1');

    await user.click(press('Undo'));
    expect(await screen.findByText('Undone: Order')).toBeTruthy();
    expect(chosen('GOOD')).toBe(true);

    await user.click(press('Undo'));
    expect(await screen.findByText('Undone: Mood')).toBeTruthy();
    expect(chosen('GOOD')).toBe(false);
  });

  it('undoes a whole text at once from outside the text area', async () => {
    const { user } = await openWith(1);
    await user.type(reason(), 'rain');
    await user.click(screen.getByRole('radio', { name: 'GOOD' }));

    await user.keyboard(undoKey + undoKey);

    expect(reason().value).toBe('');
    expect(press('Undo').disabled).toBe(true);
  });

  it('leaves undo inside a text area to the browser while the user types', async () => {
    const { user } = await openWith(1);
    await user.type(reason(), 'rain');

    await user.keyboard(undoKey);

    expect(press('Undo').disabled).toBe(false);
    expect(reason().value).not.toBe('');
  });

  it('undoes an earlier step from inside an unchanged text area', async () => {
    const { user } = await openWith(1);
    await user.click(screen.getByRole('radio', { name: 'GOOD' }));
    await user.click(reason());

    await user.keyboard(undoKey);

    expect(chosen('GOOD')).toBe(false);
  });

  it.each([
    ['Submit', 'submit', 2],
    ['Discard', 'discard', 2],
    ['Save as draft', 'save as draft', 1],
  ])('returns to the record that %s changed, with its answer, and the server has none', async (button, said, page) => {
    const { user, counts } = await openWith(2);
    await user.click(screen.getByRole('radio', { name: 'GOOD' }));
    await user.click(press(button));
    await record(page);
    await saved();

    await user.keyboard(undoKey);

    await record(1);
    expect(await screen.findByText(`Undone: ${said}`)).toBeTruthy();
    expect(chosen('GOOD')).toBe(true);
    await waitFor(async () => expect(await counts()).toEqual(none));
    expect(await screen.findByText(/2 left/)).toBeTruthy();
  });

  it('is offered in a notice after a discard', async () => {
    const { user, counts } = await openWith(2);
    await user.keyboard('{Backspace}');
    await record(2);
    const notice = (await screen.findByText('Record discarded')).closest('li');

    if (notice) await user.click(within(notice).getByRole('button', { name: 'Undo' }));

    await record(1);
    await waitFor(async () => expect(await counts()).toEqual(none));
  });

  it('restores the answer that Clear removed', async () => {
    const { user, counts } = await openWith(1);
    await user.click(screen.getByRole('radio', { name: 'GOOD' }));
    await user.click(press('Save as draft'));
    await saved();
    await user.click(press('Clear'));
    await waitFor(async () => expect(await counts()).toEqual(none));

    await user.keyboard(undoKey);

    expect(chosen('GOOD')).toBe(true);
    await waitFor(async () => expect(await counts()).toEqual({ ...none, draft: 1 }));
  });

  it('goes back through several records, and redo forward again', async () => {
    const { user, counts } = await openWith(3);
    await user.keyboard('2{Enter}');
    await record(2);
    await user.keyboard('1{Enter}');
    await record(3);

    await user.keyboard(undoKey.repeat(4));
    await record(1);
    expect(chosen('GOOD')).toBe(false);
    await waitFor(async () => expect(await counts()).toEqual(none));

    await user.keyboard(redoKey.repeat(4));
    await record(2);
    expect(chosen('BAD')).toBe(true);
    expect(press('Redo').disabled).toBe(true);
    await waitFor(async () => expect(await counts()).toEqual({ ...none, submitted: 2 }));
  });
});

describe('a gateway in front of the server', () => {
  const page = '<html><h1>404 Not Found</h1></html>';

  it('cannot confirm an undo with a 404, so that it stays unsent until the server confirms it', async () => {
    const { user, wire, counts } = await openWith(2);
    await user.keyboard('2{Enter}');
    await record(2);
    await saved();
    wire.answer(/^\/responses\//, 404, page);

    await user.keyboard(undoKey);

    expect(await screen.findByText('1 unsent')).toBeTruthy();
    expect(await counts()).toEqual({ ...none, submitted: 1 });
    wire.recover();
    await waitFor(async () => expect(await counts()).toEqual(none));
    await saved();
  });

  it.each([404, 403])('cannot refuse an answer with a %i', async (status) => {
    const { user, wire, counts } = await openWith(2);
    wire.answer(/\/responses/, status, page);

    await user.keyboard('2{Enter}');

    expect(await screen.findByText('1 unsent')).toBeTruthy();
    wire.recover();
    await waitFor(async () => expect(await counts()).toEqual({ ...none, submitted: 1 }));
    expect(screen.queryByText('The server rejected this answer')).toBeNull();
  });
});

describe('undo after a reload', () => {
  it('undoes sent steps one by one, even if their records have left the queue', async () => {
    const { user, reload, counts } = await openWith(3);
    await user.keyboard('2{Enter}');
    await record(2);
    await user.keyboard('1{Backspace}');
    await record(3);
    await saved();

    const again = await reload();
    await record(1);
    await again.click(await ready('Undo'));

    expect(await screen.findByRole('article', { name: 'Earlier record' })).toBeTruthy();
    expect(chosen('BAD')).toBe(true);
    await waitFor(async () => expect(await counts()).toEqual({ ...none, submitted: 1 }));

    await again.click(press('Undo'));
    await waitFor(() => expect(chosen('GOOD')).toBe(true));
    await waitFor(async () => expect(await counts()).toEqual(none));
    expect(press('Undo').disabled).toBe(true);
  });

  it('takes a key that is pressed before the browser has read the stored steps', async () => {
    const { user, wire, id, counts } = await openWith(2);
    await user.keyboard('2{Enter}');
    await record(2);
    await saved();
    leavePage();
    const container = await signedInContainer(wire, 'ann');
    const stored = container.get(StoredSteps);
    const read = stored.of.bind(stored);
    let finish = () => {};
    const begun = new Promise<void>((resolve) => {
      finish = resolve;
    });
    vi.spyOn(stored, 'of').mockImplementation(async (...place) => {
      await begun;
      return read(...place);
    });

    const again = await openApp(container, `/dataset/${id}/annotation-mode`);
    await record(1);
    await again.keyboard(undoKey);
    finish();

    expect(await screen.findByRole('article', { name: 'Earlier record' })).toBeTruthy();
    await waitFor(async () => expect(await counts()).toEqual(none));
  });

  it('can be redone, even after another reload', async () => {
    const { user, reload, counts } = await openWith(2);
    await user.keyboard('2{Enter}');
    await record(2);
    await saved();
    await user.keyboard(undoKey);
    await record(1);
    await waitFor(async () => expect(await counts()).toEqual(none));

    const again = await reload();
    await record(1);
    await again.click(await ready('Redo'));

    await waitFor(async () => expect(await counts()).toEqual({ ...none, submitted: 1 }));
  });

  it('returns to the queue that was in view', async () => {
    const { user, reload } = await openWith(2);
    await user.keyboard('2{Enter}');
    await record(2);
    await saved();
    const again = await reload();
    await record(1);
    await again.click(await ready('Undo'));
    await screen.findByRole('article', { name: 'Earlier record' });

    await again.click(press('Back to the queue'));

    expect(await record(1)).toBeTruthy();
    expect(press('Undo').disabled).toBe(true);
  });

  it('reports that the record was deleted', async () => {
    const { user, reload, wire } = await openWith(2);
    await user.keyboard('2{Enter}');
    await record(2);
    await saved();
    const again = await reload();
    await record(1);
    wire.answer(/^\/records\/[^/]+$/, 404, { detail: 'Record not found' });

    await again.click(await ready('Undo'));

    expect(await screen.findByText('The record of this step no longer exists')).toBeTruthy();
    expect(press('Undo').disabled).toBe(true);
  });
});
