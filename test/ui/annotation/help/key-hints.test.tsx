import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WireFieldCreate } from '#contract/datasets/field.ts';
import type { WireQuestionCreate } from '#contract/datasets/question.ts';
import { createFields } from '#server/resources/dataset-settings/create.ts';
import { rankingKeys } from '#ui/annotation/questions/ranking/ranking-keys.ts';
import { rowKeys } from '#ui/annotation/spans/question/row-keys.ts';
import { textKeys } from '#ui/annotation/spans/text-keys.ts';
import { KeyboardSettings } from '#ui/shared/keyboard-settings.ts';
import { ourServer } from '../../../support/client.ts';
import { options } from '../../../support/server/world.ts';
import { dialogsOpen } from '../../support/dialogs.ts';
import { closeApp } from '../../support/open-app.tsx';
import { mood, why } from '../../support/questions.ts';
import { aTab, record } from '../../support/tab.ts';

const server = await ourServer();
beforeEach(dialogsOpen);
afterEach(closeApp);

const people: WireQuestionCreate = {
  name: 'people',
  title: 'People',
  settings: { type: 'span', field: 'text', options: options('person') },
};

const order: WireQuestionCreate = {
  name: 'order',
  title: 'Order',
  settings: { type: 'ranking', options: options('a', 'b') },
};

const manyTopics: WireQuestionCreate = {
  name: 'topics',
  title: 'Topics',
  settings: { type: 'label_selection', options: options(...'abcdefghijklmnop') },
};

const keysOf = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-keyshortcuts');

describe('a button with a shortcut', () => {
  it('exposes the key to assistive technology', async () => {
    const { open } = await aTab(server, { questions: [mood, why] });
    await open();
    await record();

    expect(keysOf('Submit')).toBe('Enter Control+Enter');
    expect(keysOf('Discard')).toBe('Backspace');
    expect(keysOf('Save as draft')).toBe('Control+s');
    expect(keysOf('Undo')).toBe('Control+z');
    expect(keysOf('Previous record')).toBe('ArrowLeft');
    expect(keysOf('Keyboard')).toBe('?');
  });

  it('exposes only keys that are active', async () => {
    const { open, container } = await aTab(server, { questions: [mood, why] });
    await open();
    await record();

    act(() => container.get(KeyboardSettings).useSingleKeys(false));

    expect(keysOf('Submit')).toBe('Control+Enter');
    expect(keysOf('Discard')).toBeNull();
    expect(keysOf('Next record')).toBeNull();
  });
});

describe('the help dialog', () => {
  async function helpOf(questions: readonly WireQuestionCreate[], fields: readonly WireFieldCreate[] = []) {
    const { id, open } = await aTab(server, { questions });
    if (fields.length > 0) await server.db.transaction().execute((trx) => createFields(trx, id, fields));
    const user = await open();
    await record();
    await user.keyboard('?');
    return within(await screen.findByRole('dialog', { name: 'Keyboard' }));
  }

  it('lists the keys of a text with spans and of the list of spans', async () => {
    const help = await helpOf([mood, people]);

    const inText = within(help.getByRole('table', { name: /^In a text with spans/ }));
    expect(inText.getAllByRole('row')).toHaveLength(textKeys.length);
    expect(inText.getByRole('row', { name: 'Ctrl ↑ / Ctrl ↓ Previous and next sentence' })).toBeTruthy();
    const inList = within(help.getByRole('table', { name: 'On a span in the list' }));
    expect(inList.getAllByRole('row')).toHaveLength(rowKeys.length);
  });

  it('lists the keys of a ranking', async () => {
    const help = await helpOf([mood, order]);

    const keys = within(help.getByRole('table', { name: 'On an option to rank' }));
    expect(keys.getAllByRole('row')).toHaveLength(rankingKeys.length);
    expect(keys.getByRole('row', { name: '␣ Pick up or drop' })).toBeTruthy();
  });

  it('lists the keys of the search box for labels', async () => {
    const help = await helpOf([manyTopics]);

    const keys = within(help.getByRole('table', { name: 'While searching options' }));
    expect(keys.getByRole('row', { name: '↵ Choose the first match' })).toBeTruthy();
  });

  it('lists the keys of an image', async () => {
    const help = await helpOf([mood], [{ name: 'photo', title: 'Photo', settings: { type: 'image' } }]);

    const keys = within(help.getByRole('table', { name: 'On an image' }));
    expect(keys.getByRole('row', { name: '+ Zoom in' })).toBeTruthy();
    expect(keys.getByRole('row', { name: '← / → / ↑ / ↓ When zoomed in: pan the image' })).toBeTruthy();
  });

  it('lists the keys of every annotation screen', async () => {
    const help = await helpOf([mood]);

    const inNumber = within(help.getByRole('table', { name: 'In the record number' }));
    expect(inNumber.getByRole('row', { name: 'Esc Cancel' })).toBeTruthy();
    const onLine = within(help.getByRole('table', { name: 'On a divider between panels' }));
    expect(onLine.getByRole('row', { name: 'Home / End Move it to its limit' })).toBeTruthy();
  });

  it('leaves out keys of questions that the dataset does not have', async () => {
    const help = await helpOf([mood]);

    expect(help.queryByRole('table', { name: /span|to rank|searching|image/ })).toBeNull();
  });
});
