import { screen, waitFor, within } from '@testing-library/react';
import type { Container } from 'inversify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ResponseRepository } from '#application/ports/annotation/response-repository.ts';
import { searchBoxKeys } from '#ui/annotation/filters/search/search-box-keys.ts';
import { splitterKeys } from '#ui/annotation/panels/splitter-keys.ts';
import { gestures } from '#ui/annotation/shortcuts/gestures.ts';
import { shortcuts } from '#ui/annotation/shortcuts/shortcuts.ts';
import { positionKeys } from '#ui/annotation/toolbar/position-keys.ts';
import { KeyboardSettings } from '#ui/shared/keyboard-settings.ts';
import { ourServer } from '../../support/client.ts';
import { signedInContainer } from '../../support/container.ts';
import { FakeResponseRepository } from '../../support/repositories/fake-response-repository.ts';
import { aDataset } from '../../support/server/world.ts';
import { closeApp, leavePage, openApp } from '../support/open-app.tsx';

const everyKey = [...shortcuts, ...gestures, ...searchBoxKeys, ...positionKeys, ...splitterKeys];
const options = ['bad', 'good'].map((value) => ({ value, text: value }));
const questions = [
  { name: 'mood', title: 'Mood', required: true, settings: { type: 'label_selection' as const, options } },
];

const server = await ourServer();
let container: Container;
let id: string;
let count = 0;
beforeEach(async () => {
  count += 1;
  const { workspaceId } = server;
  ({ id } = await aDataset(server.db, { workspaceId, name: `moods ${count}`, questions, records: 3 }));
  container = await signedInContainer(server, 'ann');
});
afterEach(closeApp);

const open = (query = '') => openApp(container, `/dataset/${id}/annotation-mode${query}`);
const record = (page: number) => screen.findByRole('article', { name: `Record ${page}` });
const saved = async () => (await server.as('ann')('GET', `/me/datasets/${id}/metrics`)).body.responses;

function breakSaving() {
  const responses = new FakeResponseRepository();
  container.rebind(ResponseRepository).toConstantValue(responses);
  return responses;
}

describe('the annotation screen', () => {
  it('turns a number key and Enter into a submitted response and the next record', async () => {
    const user = await open();
    await record(1);

    await user.keyboard('2{Enter}');

    expect(await record(2)).toBeTruthy();
    await waitFor(async () => expect(await saved()).toMatchObject({ submitted: 1 }));
    expect(location.search).toContain('page=2');
  });

  it('shows the answer under submitted after a reload', async () => {
    const user = await open();
    await record(1);
    await user.keyboard('2{Enter}');
    await waitFor(async () => expect(await saved()).toMatchObject({ submitted: 1 }));
    await closeApp();
    container = await signedInContainer(server, 'ann');

    await open('?status=submitted');

    await record(1);
    expect(screen.getByRole('radio', { name: /good/, checked: true })).toBeTruthy();
  });

  it('disables Submit until all required questions are answered', async () => {
    const user = await open();
    await record(1);
    const submit = screen.getByRole('button', { name: 'Submit' });
    expect(submit.hasAttribute('disabled')).toBe(true);
    expect(screen.getByText('To submit complete required responses')).toBeTruthy();

    await user.keyboard('{Enter}');
    expect(await record(1)).toBeTruthy();

    await user.click(screen.getByRole('radio', { name: /bad/ }));
    expect(submit.hasAttribute('disabled')).toBe(false);
  });

  it('accepts a suggested answer with the first digit and deselects it with the second', async () => {
    const suggested = await aDataset(server.db, {
      workspaceId: server.workspaceId,
      name: `suggested ${count}`,
      questions,
      records: (numbers) => [
        {
          fields: { text: 'fine' },
          suggestions: new Map([...numbers.questions.values()].map((question) => [question, { value: 'good' }])),
        },
      ],
    });
    const user = await openApp(container, `/dataset/${suggested.id}/annotation-mode`);
    await record(1);
    container.get(KeyboardSettings).answerAtOnce(false);

    await user.keyboard('2');
    expect(screen.getByRole('radio', { name: /good/, checked: true })).toBeTruthy();

    await user.keyboard('2');
    expect(screen.getByRole('radio', { name: /good/, checked: false })).toBeTruthy();
  });

  it('marks required questions with an asterisk titled Required response', async () => {
    await open();
    await record(1);

    expect(screen.getByTitle('Required response').textContent).toBe('*');
  });

  it('discards with Backspace and saves a draft with Ctrl and S', async () => {
    const user = await open();
    await record(1);
    await user.keyboard('{Backspace}');
    await record(2);

    await user.click(screen.getByRole('radio', { name: /bad/ }));
    await user.keyboard('{Control>}s{/Control}');

    await waitFor(async () => expect(await saved()).toMatchObject({ discarded: 1, draft: 1 }));
    expect(within(await record(2)).getByText('Draft')).toBeTruthy();
  });

  it('pages with the arrow keys up to the first and the last record', async () => {
    const user = await open();
    await record(1);

    await user.keyboard('{ArrowLeft}');
    expect(await record(1)).toBeTruthy();

    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(await record(3)).toBeTruthy();
  });

  it('keeps the draft of a record while another one is in view', async () => {
    const user = await open();
    await record(1);

    await user.click(screen.getByRole('radio', { name: /good/ }));
    await user.keyboard('{ArrowRight}');
    await record(2);
    await user.keyboard('{ArrowLeft}');

    await record(1);
    expect(screen.getByRole('radio', { name: /good/, checked: true })).toBeTruthy();
  });

  it('shows a refused answer again with its record and the reason', async () => {
    breakSaving().broken = 422;
    const user = await open();
    await record(1);

    await user.keyboard('2{Enter}');

    expect(await screen.findByText('The server rejected this answer')).toBeTruthy();
    expect(await record(1)).toBeTruthy();
    expect(screen.getByRole('radio', { name: /good/, checked: true })).toBeTruthy();
  });

  it('shows an answer again that was refused on an earlier visit', async () => {
    breakSaving().broken = 422;
    const user = await open();
    await record(1);
    await user.keyboard('2{Enter}');
    await screen.findByText('The server rejected this answer');
    leavePage();
    container = await signedInContainer(server, 'ann');

    await open();

    expect(await screen.findByText('The server rejected this answer')).toBeTruthy();
    expect(screen.getByRole('radio', { name: /good/, checked: true })).toBeTruthy();
  });

  it('advances to the last record while no answer has reached the server', async () => {
    breakSaving().hold();
    const long = await aDataset(server.db, {
      workspaceId: server.workspaceId,
      name: `long ${count}`,
      questions,
      records: 50,
    });
    const user = await openApp(container, `/dataset/${long.id}/annotation-mode`);
    for (let page = 1; page <= 49; page += 1) {
      await record(page);
      await user.keyboard('1{Enter}');
    }

    expect(await record(50)).toBeTruthy();
  });

  it('shows the first record if the requested page does not exist', async () => {
    await open('?page=9999&status=pending');

    expect(await record(1)).toBeTruthy();
    await waitFor(() => expect(location.search).toContain('page=1'));
  });

  it('says that there are no pending records when the last one is answered', async () => {
    const user = await open();
    for (const page of [1, 2, 3]) {
      await record(page);
      await user.keyboard('1{Enter}');
    }

    expect(await screen.findByText(/no pending records left|task is completed/)).toBeTruthy();
  });

  it('shows all shortcuts on a question mark, and ignores keys behind the dialog', async () => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
    };
    const user = await open();
    await record(1);

    await user.keyboard('?');

    const dialog = await screen.findByRole('dialog', { name: 'Keyboard' });
    expect(within(dialog).getAllByRole('row')).toHaveLength(everyKey.length + 1);
    await user.keyboard('{Backspace}');
    expect(await record(1)).toBeTruthy();
  });
});

describe('a dataset with every question', () => {
  it.each(['en', 'de', 'es'])('opens in %s without an untranslated text', async (language) => {
    localStorage.setItem('postil.language', language);
    await openApp(container, `/dataset/${server.dataset.id}/annotation-mode`);
    await screen.findByRole('article');

    expect(document.body.textContent).not.toMatch(/\b(annotation|common|status|empty|errors)\.[a-z]/i);
    expect(screen.getAllByRole('group').length).toBeGreaterThanOrEqual(6);
  });
});
