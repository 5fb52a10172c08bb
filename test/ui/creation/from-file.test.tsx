import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Downloads } from '#application/ports/shared/downloads.ts';
import { ourServer } from '../../support/client.ts';
import { signedInContainer } from '../../support/container.ts';
import { closeApp } from '../support/open-app.tsx';
import { pickFile } from '../support/pick-file.ts';

vi.stubGlobal('CSS', { escape: (name: string) => name }); // the names need no escaping

const server = await ourServer();
await server.addUser('ada', 'admin', server.workspaceId);
afterEach(closeApp);

/** `saved` holds the files that the page saves. */
async function pick(name: string, content: string) {
  const saved = new Map<string, string>();
  const container = await signedInContainer(server, 'ada');
  container.rebind(Downloads).toConstantValue({ save: (file, text) => saved.set(file, text) });
  return { user: await pickFile(container, '/new', name, content), saved };
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const selected = async (label: string) => (await screen.findByLabelText<HTMLSelectElement>(label)).value;
const create = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Create dataset' }));

describe('creating a dataset from a file', () => {
  it('uses the detected delimiter, or the one that the user chooses', async () => {
    const { user } = await pick('a.csv', 'text;label\nGrüße;good\nTschüss, bis bald;bad\n');
    expect(await selected('Delimiter')).toBe(';');
    expect(await screen.findByText('2 rows')).toBeTruthy();
    expect(await (await region('Record')).findByText('Grüße')).toBeTruthy();

    await user.selectOptions(screen.getByLabelText('Delimiter'), ',');

    expect(await (await region('Fields')).findByRole('heading', { name: 'text;label' })).toBeTruthy();
  });

  it('reads the first line as a row, or as names if the user says so', async () => {
    const { user } = await pick('a.csv', '1,First text\n2,Second text\n3,Third text\n');
    expect(await screen.findByText('3 rows')).toBeTruthy();
    expect(await selected('First row')).toBe('row');
    expect(await (await region('Record')).findByText('First text')).toBeTruthy();

    await user.selectOptions(screen.getByLabelText('First row'), 'names');

    expect(await screen.findByText('2 rows')).toBeTruthy();
  });

  it('previews the first rows, without calling them all', async () => {
    await pick('many.csv', `text\n${Array.from({ length: 150 }, (_, at) => `Review ${at}`).join('\n')}\n`);

    expect(await (await region('File')).findByText('150 rows')).toBeTruthy();
    expect((await region('Record')).getByText('Row 1 of the first 100')).toBeTruthy();
    expect((await region('Rows')).getByText('1 to 10 of the first 100')).toBeTruthy();
  });

  it('compares the two replies of each chat, unless the user asks something else', async () => {
    const pairs = ['eggs', 'rice', 'peas'].map((food) => ({
      messages: [{ role: 'user', content: `How do I boil ${food}?` }],
      chosen: `Put the ${food} into boiling water for six minutes.`,
      rejected: `Use a steamer for the ${food}, and wait.`,
    }));
    const { user } = await pick('pairs.jsonl', pairs.map((pair) => JSON.stringify(pair)).join('\n'));

    const compare = await screen.findByRole('button', { name: 'Compare two' });
    expect(await screen.findByText('3 rows')).toBeTruthy();
    expect(compare.getAttribute('aria-pressed')).toBe('true');
    const labels = (await region('Questions')).getByLabelText<HTMLInputElement>('Labels');
    expect(labels.value).toBe('chosen, rejected, equally good');

    await user.click(screen.getByRole('button', { name: 'Classify' }));
    expect(compare.getAttribute('aria-pressed')).toBe('false');
  });

  it('previews all rows of a small file', async () => {
    await pick('few.csv', 'text\none\ntwo\n');

    expect(await (await region('Record')).findByText('Row 1 of 2')).toBeTruthy();
  });

  it('lists lines that cannot be read, and saves them', async () => {
    const { user, saved } = await pick('a.jsonl', '{"text": "one"}\n{"text": oops}\n[1]\n{"text": "two"}\n');
    await screen.findByText(/lines could not be read/);
    const list = within(screen.getByRole('button', { name: 'Download list' }).closest('details') as HTMLElement);
    const lines = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toEqual(['Line 2: Not valid JSON.', 'Line 3: Valid JSON, but not an object.']);

    await user.click(list.getByRole('button', { name: 'Download list' }));

    expect(saved.get('a.jsonl-unread.csv')?.split('\r\n')).toEqual([
      'line,reason',
      '2,"Not valid JSON."',
      '3,"Valid JSON, but not an object."',
    ]);
  });

  it.each([
    ['empty.csv', '', 'The file has no rows.'],
    ['cut.parquet', 'PAR1 and not much more', 'The file is damaged or incomplete.'],
  ])('says why a file cannot be read, and lets the user choose another: %s', async (name, content, said) => {
    await pick(name, content);

    const problem = await screen.findByText(`${name} cannot be used: ${said}`);
    expect(problem.closest('[role=alert]')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Choose file' })).toBeTruthy();
  });
});

describe('a column of labels', () => {
  const content =
    'id,text,label\na,First, negative \nb,Second,NEGATIVE\nc,Third,negative\nd,Fourth,positive\ne,Fifth,unsure\nf,Sixth,positive\ng,Seventh,N/A\n';

  it('lists each label once, names lost suggestions, and keeps all records', async () => {
    const { user } = await pick('moods.csv', content);
    const questions = await region('Questions');
    const labels = questions.getByLabelText<HTMLTextAreaElement>('Labels');
    expect(labels.value).toBe('negative, positive, unsure');

    await user.clear(labels);
    await user.type(labels, 'negative, positive');
    const left = await questions.findByText('1 suggestion skipped because it is not an option: “unsure” (1)');
    await create(user);

    expect(left).toBeTruthy();
    await waitFor(() => expect(location.pathname).toMatch(/annotation-mode/));
    const uploads = within(await screen.findByRole('complementary', { name: 'Uploads' }));
    expect(await uploads.findByText('7 of 7 rows added', { exact: false })).toBeTruthy();
    expect(uploads.getByText('Cells skipped because of an invalid value: label (1)')).toBeTruthy();
    const path = `/datasets/${location.pathname.split('/')[2]}/records?include=suggestions`;
    const { items } = (await server.as('ada')('GET', path)).body;
    const suggested = items.map(({ suggestions }: { suggestions: { value: string }[] }) => suggestions[0]?.value);
    expect(suggested).toEqual(['negative', 'negative', 'negative', 'positive', undefined, 'positive', undefined]);
  });

  it('keeps spellings apart if the user chooses so', async () => {
    const { user } = await pick('moods.csv', content);
    const questions = await region('Questions');
    const merging = questions.getByRole('switch', { name: 'Merge spelling variants' });
    expect(merging.closest('div')?.textContent).toContain('negative: NEGATIVE');

    await user.click(merging);

    expect(questions.getByLabelText<HTMLTextAreaElement>('Labels').value).toBe('negative, positive, NEGATIVE, unsure');
  });
});

describe('rows that the server rejects', () => {
  it('are listed by number, can be saved, and do not stop the others', async () => {
    const { user, saved } = await pick('refused.csv', 'id,text,label\na,First,good\nb,,bad\nc,Third,good\n');
    const fields = await region('Fields');
    await user.click(fields.getAllByRole('switch', { name: 'Required' })[0] as HTMLElement);
    await create(user);
    await waitFor(() => expect(location.pathname).toMatch(/annotation-mode/));
    const uploads = within(await screen.findByRole('complementary', { name: 'Uploads' }));
    expect(await uploads.findByText(/1 row was rejected[.] Row 2:/)).toBeTruthy();

    await user.click(uploads.getByRole('button', { name: 'Download these rows' }));

    const [header, row] = saved.get('refused.csv-refused.csv')?.split('\r\n') ?? [];
    expect(header).toBe('id,text,label,refused_row,refused_because');
    expect(row).toMatch(/^b,,bad,2,/);
    const progress = `/datasets/${location.pathname.split('/')[2]}/progress`;
    await waitFor(async () => expect((await server.as('ada')('GET', progress)).body.total).toBe(2));
  });
});

describe('a column that is not asked', () => {
  const rows = Array.from({ length: 20 }, (_, at) =>
    [`R-${at}`, `"A long review, number ${at}"`, at % 2 ? 'good' : 'bad', (at % 5) + 1].join(','),
  );
  const content = ['review_id,text,sentiment,stars', ...rows].join('\n');

  it('becomes a question on request, and metadata again', async () => {
    const { user } = await pick('asked.csv', content);
    const questions = await region('Questions');
    expect(questions.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'sentiment',
    ]);
    expect(await selected('Record ID')).toBe('review_id');

    await user.click((await region('Metadata')).getByRole('button', { name: 'Ask this stars' }));

    const stars = questions.getByRole('heading', { name: 'stars' }).closest('li') as HTMLElement;
    await waitFor(() => expect(stars.contains(document.activeElement)).toBe(true));
    expect(within(stars).getByLabelText<HTMLInputElement>('Highest rating').value).toBe('5');
    expect((await region('Metadata')).queryByRole('switch', { name: 'stars' })).toBeNull();

    await user.click(within(stars).getByRole('button', { name: 'Do not ask stars' }));

    expect((await region('Metadata')).getByRole<HTMLInputElement>('switch', { name: 'stars' }).checked).toBe(true);
    expect(questions.queryByRole('heading', { name: 'stars' })).toBeNull();
  });

  it('can be shown as a field, and has another name in the dataset if the user enters one', async () => {
    const { user } = await pick('renamed.csv', content.replaceAll('R-', 'Shop '));
    const metadata = await region('Metadata');
    const fields = await region('Fields');
    await user.click(fields.getByText('Rename'));
    const name = fields.getByLabelText('New name');
    await user.clear(name);
    await create(user);
    expect(await fields.findByText('The field needs a name.')).toBeTruthy();

    await user.type(name, 'review');
    await user.click(metadata.getByText('Rename'));
    await user.type(metadata.getByLabelText('New name'), '_given');
    await create(user);

    await waitFor(() => expect(location.pathname).toMatch(/annotation-mode/));
    const path = `/datasets/${location.pathname.split('/')[2]}/records`;
    await waitFor(async () => expect((await server.as('ada')('GET', path)).body.items).toHaveLength(20));
    const [record] = (await server.as('ada')('GET', path)).body.items;
    expect(Object.keys(record.fields)).toEqual(['review']);
    expect(Object.keys(record.metadata)).toEqual(['stars_given']);
  });

  it('can be rated between two values with a meaning, which the description tells', async () => {
    const { user } = await pick('rated.csv', content);
    await user.click((await region('Metadata')).getByRole('button', { name: 'Ask this stars' }));
    const stars = within((await screen.findByRole('heading', { name: 'stars' })).closest('li') as HTMLElement);

    await user.clear(stars.getByLabelText('Lowest rating'));
    await user.type(stars.getByLabelText('Lowest rating'), '0');
    await user.type(stars.getByLabelText('Meaning of 0'), 'useless');
    await user.type(stars.getByLabelText('Meaning of 5'), 'perfect');
    await user.type(stars.getByLabelText('Description'), 'Be strict.');
    await create(user);

    await waitFor(() => expect(location.pathname).toMatch(/annotation-mode/));
    const { items } = (await server.as('ada')('GET', `/datasets/${location.pathname.split('/')[2]}/questions`)).body;
    expect(items.at(-1)).toMatchObject({
      name: 'stars',
      description: 'Be strict.\n\n0 = useless, 5 = perfect',
      settings: { options: [0, 1, 2, 3, 4, 5].map((value) => ({ value })) },
    });
  });
});
