import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ourServer } from '../../support/client.ts';
import { signedInContainer } from '../../support/container.ts';
import { closeApp } from '../support/open-app.tsx';
import { pickFile } from '../support/pick-file.ts';

vi.stubGlobal('CSS', { escape: (name: string) => name }); // the names need no escaping

const server = await ourServer();
await server.addUser('ada', 'admin', server.workspaceId);
afterEach(closeApp);

const pick = async (name: string, content: string) =>
  pickFile(await signedInContainer(server, 'ada'), '/new', name, content);
const region = async (name: string) => within(await screen.findByRole('region', { name }));

const messy = [
  'id,text,label,stars,empty',
  'a,First,good,1,',
  'b,Second,Good,N/A,',
  'b,Third,bad,3,',
  'c,,bad,4,',
  'd,Fifth,bad,5,',
  'e,Sixth,good,5,',
].join('\n');

describe('the summary of a file', () => {
  it('says what will be there and what will be left out', async () => {
    await pick('messy.csv', messy);
    const there = await region('This will be created');
    const leftOut = await region('Left out');

    expect(await there.findByText('4 records')).toBeTruthy();
    expect(there.getByText('ID from id')).toBeTruthy();
    expect(there.getByText('label (Label)')).toBeTruthy();
    expect(there.getByText('5 suggestions from label')).toBeTruthy();
    expect(there.getByText('1 response per record')).toBeTruthy();
    expect(leftOut.getByText('1 row, because a later row has the same ID')).toBeTruthy();
    expect(leftOut.getByText('1 row without content in the fields')).toBeTruthy();
    expect(leftOut.getByText('Unused columns: empty')).toBeTruthy();
  });

  it('offers to keep all rows of a file with duplicate ids, and follows every change', async () => {
    const user = await pick('twice.csv', messy);
    const there = await region('This will be created');
    const leftOut = await region('Left out');

    await user.click(await leftOut.findByRole('button', { name: 'Keep all rows' }));

    expect(await there.findByText('5 records')).toBeTruthy();
    expect(there.getByText('ID from file name and row')).toBeTruthy();
    await waitFor(() => expect(leftOut.queryByText(/same ID/)).toBeNull());
    expect((await region('Metadata')).getByRole<HTMLInputElement>('switch', { name: 'id' }).checked).toBe(true);
  });

  it('says that nothing is left out if every cell is used', async () => {
    await pick('tidy.csv', 'id,text,label\na,First,good\nb,Second,bad\n');

    expect(await (await region('Left out')).findByText('Nothing is left out.')).toBeTruthy();
    expect((await region('This will be created')).getByText('2 records')).toBeTruthy();
  });

  it('says which fields come out of lists', async () => {
    await pick('ner.jsonl', '{"tokens":["Ana","met","Bo"],"ner_tags":["B-PER","O","B-LOC"]}\n');
    const there = await region('This will be created');

    expect(await there.findByText('text: the words in tokens, joined with spaces; tags became spans')).toBeTruthy();
    expect(await there.findByText('1 suggestion from ner_tags')).toBeTruthy();
    expect((await region('Left out')).getByText('Nothing is left out.')).toBeTruthy();
  });

  it('compares the texts of a list', async () => {
    const replies = ['A first answer to it', 'A second answer to it'];
    await pick('replies.jsonl', `${JSON.stringify({ prompt: 'Why so?', responses: replies })}\n`);
    const there = await region('This will be created');

    expect(await there.findByText('response_1 and response_2: the texts in responses, one field each')).toBeTruthy();
    expect(there.getByText('Which reply is better? (Label)')).toBeTruthy();
  });

  it('says that cells hold several labels, and takes them as one label if the user wants that', async () => {
    const rows = ['red;blue', 'blue;red', 'red', 'blue;red'].map((colours, at) => `Text ${at},${colours}`);
    const user = await pick('colours.csv', ['text,colours', ...rows].join('\n'));
    const there = await region('This will be created');
    const split = await screen.findByRole('switch', { name: 'Several labels in one cell' });
    const labels = () => screen.getByLabelText<HTMLTextAreaElement>('Labels').value;

    expect(await there.findByText('colours (Multi-label)')).toBeTruthy();
    expect(screen.getByText('Cells are split at “;”.')).toBeTruthy();
    expect(labels()).toBe('red, blue');
    await user.click(split);

    expect(await there.findByText('colours (Label)')).toBeTruthy();
    expect(labels()).toBe('blue;red, red, red;blue');
    await user.click(split);
    expect(labels()).toBe('red, blue');
    expect(await there.findByText('4 suggestions from colours')).toBeTruthy();
  });
});
