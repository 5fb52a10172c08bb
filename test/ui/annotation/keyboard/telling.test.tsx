import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WireQuestionCreate } from '#contract/datasets/question.ts';
import { rowKeys } from '#ui/annotation/spans/row-keys.ts';
import { textKeys } from '#ui/annotation/spans/text-keys.ts';
import { KeyboardSettings } from '#ui/shared/keyboard-settings.ts';
import { ourServer } from '../../../support/client.ts';
import { options } from '../../../support/server/world.ts';
import { aDesk, record } from '../../support/desk.ts';
import { dialogsOpen } from '../../support/dialogs.ts';
import { closeApp } from '../../support/open-app.tsx';
import { mood, why } from '../../support/questions.ts';

const server = await ourServer();
beforeEach(dialogsOpen);
afterEach(closeApp);

const people: WireQuestionCreate = {
  name: 'people',
  title: 'People',
  settings: { type: 'span', field: 'text', options: options('person') },
};

const keysOf = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-keyshortcuts');

describe('a button that has a key', () => {
  it('tells assistive technology which', async () => {
    const { open } = await aDesk(server, { questions: [mood, why] });
    await open();
    await record();

    expect(keysOf('Submit')).toBe('Enter Control+Enter');
    expect(keysOf('Discard')).toBe('Backspace');
    expect(keysOf('Save as draft')).toBe('Control+s');
    expect(keysOf('Undo')).toBe('Control+z');
    expect(keysOf('Previous record')).toBe('ArrowLeft');
    expect(keysOf('Keyboard')).toBe('?');
  });

  it('tells only of keys that act', async () => {
    const { open, container } = await aDesk(server, { questions: [mood, why] });
    await open();
    await record();

    act(() => container.get(KeyboardSettings).useSingleKeys(false));

    expect(keysOf('Submit')).toBe('Control+Enter');
    expect(keysOf('Discard')).toBeNull();
    expect(keysOf('Next record')).toBeNull();
  });
});

describe('the help', () => {
  async function helpOf(questions: readonly WireQuestionCreate[]) {
    const { open } = await aDesk(server, { questions });
    const user = await open();
    await record();
    await user.keyboard('?');
    return within(await screen.findByRole('dialog', { name: 'Keyboard' }));
  }

  it('has the keys of a text with spans, and those of their list', async () => {
    const help = await helpOf([mood, people]);

    const inText = within(help.getByRole('table', { name: /^In a text with spans/ }));
    expect(inText.getAllByRole('row')).toHaveLength(textKeys.length);
    expect(inText.getByRole('row', { name: 'Ctrl ↑ / Ctrl ↓ Previous and next sentence' })).toBeTruthy();
    const inList = within(help.getByRole('table', { name: 'On a span in the list' }));
    expect(inList.getAllByRole('row')).toHaveLength(rowKeys.length);
  });

  it('is silent about spans where none are asked for', async () => {
    const help = await helpOf([mood]);

    expect(help.queryByRole('table', { name: /spans/ })).toBeNull();
  });
});
