import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import { RecordHead } from '#ui/annotation/workbench/record-head.tsx';
import { aRecord } from '../../../support/builders.ts';
import { alone } from '../../support/alone.tsx';
import { dialogsOpen } from '../../support/dialogs.ts';

afterEach(cleanup);

async function shown(record: Partial<DatasetRecord>) {
  dialogsOpen();
  const { copied, show } = await alone();
  show(<RecordHead record={aRecord(record)} />);
  return { copied, user: userEvent.setup() };
}

async function details(record: Partial<DatasetRecord>) {
  const { copied, user } = await shown(record);
  await user.click(screen.getByRole('button', { name: 'About this record' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'About this record' }));
  const rows = dialog
    .getAllByRole('term')
    .map((term): [string | null, string | null | undefined] => [term.textContent, term.nextSibling?.textContent]);
  return { copied, user, dialog, rows: new Map(rows) };
}

describe('the head of a record', () => {
  it('copies the whole record', async () => {
    const fields = { text: 'Fine', number: 0, chat: [{ role: 'user', content: 'Hi' }] };
    const { copied, user } = await shown({ fields });

    await user.click(screen.getByRole('button', { name: 'Copy record' }));

    expect(copied.map((text) => JSON.parse(text))).toEqual([fields]);
    expect(screen.getByRole('status').textContent).toBe('Copied');
  });
});

describe('the details of a record', () => {
  it('show ids, dates and whether it is completed', async () => {
    const { rows } = await details({
      id: 'r-1',
      externalId: 'mine-1',
      insertedAt: '2026-03-04T10:00:00',
      updatedAt: '2026-03-05T11:30:00',
      isCompleted: true,
    });

    expect(rows.get('ID')).toBe('r-1');
    expect(rows.get('External ID')).toBe('mine-1');
    expect(rows.get('Added')).toMatch(/March 4, 2026/);
    expect(rows.get('Updated')).toMatch(/March 5, 2026/);
    expect(rows.get('Completed')).toBe('Yes');
  });

  it('show metadata of all types', async () => {
    const { rows } = await details({ metadata: { source: 'web', length: 0, tags: ['a', 'b'] } });

    expect([rows.get('source'), rows.get('length'), rows.get('tags')]).toEqual(['web', '0', '["a","b"]']);
  });

  it('say that there are no metadata', async () => {
    const { dialog, rows } = await details({ metadata: {}, externalId: undefined });

    expect(dialog.getByText('This record has no metadata.')).toBeTruthy();
    expect(rows.has('External ID')).toBe(false);
  });

  it('have ids that can be copied', async () => {
    const { copied, user, dialog } = await details({ id: 'r-1' });

    await user.click(dialog.getByRole('button', { name: 'Copy ID' }));

    expect(copied).toEqual(['r-1']);
  });

  it('close again', async () => {
    const { user, dialog } = await details({});

    await user.click(dialog.getByRole('button', { name: 'Close' }));

    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
