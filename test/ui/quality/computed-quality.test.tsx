import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ComputedQuality } from '#application/ports/datasets/computed-quality.ts';
import { Failure } from '#domain/shared/failure.ts';
import { limits } from '#domain/shared/limits.ts';
import { Api } from '#infrastructure/http/api.ts';
import { BrowserQuality } from '#infrastructure/http/datasets/browser-quality.ts';
import { inlineWorker } from '../../support/browser/inline-worker.ts';
import { signedInContainer } from '../../support/container.ts';
import { type TestApp, testApp } from '../../support/server/app.ts';
import { aDataset, everyQuestion, type World } from '../../support/server/world.ts';
import { closeApp, openApp } from '../support/open-app.tsx';

let server: TestApp;
let dataset: World;

beforeAll(async () => {
  server = await testApp({}, { speaks: 'argilla' });
  const team = await server.addWorkspace('team');
  await server.addUser('olga', 'owner');
  for (const name of ['ana', 'bo']) await server.addUser(name, 'annotator', team);
  dataset = await aDataset(server.db, {
    workspaceId: team,
    name: 'measured',
    records: 3,
    questions: everyQuestion.slice(1, 2),
  });
  const { body } = await server.as('olga')('GET', `/datasets/${dataset.id}/questions`);
  for (const [at, { id }] of dataset.records.entries()) {
    for (const [name, label] of [
      ['ana', 'neutral'],
      ['bo', at === 0 ? 'positive' : 'neutral'],
    ] as const)
      await server.as(name)('POST', `/records/${id}/responses`, {
        status: 'submitted',
        values: { label: { value: label } },
      });
    const suggestion = { question_id: body.items[0].id, value: 'neutral', agent: 'robot' };
    await server.as('olga')('PUT', `/records/${id}/suggestions`, suggestion);
  }
});
afterEach(closeApp);
afterAll(() => server.close());

type Read = ComputedQuality['read'];

async function open(read?: (own: Read) => Read) {
  const container = await signedInContainer(server, 'olga');
  const quality = new BrowserQuality(container.get(Api), inlineWorker);
  const own = quality.read.bind(quality);
  if (read) quality.read = read(own);
  container.rebind(ComputedQuality).toConstantValue(quality);
  return openApp(container, `/dataset/${dataset.id}/quality`);
}
const label = async () => within(await screen.findByRole('region', { name: 'Label' }));

describe('the page on quality in front of a server that computes no figures', () => {
  it('shows the figures that the browser computes', async () => {
    await open();

    expect((await label()).getByText('3 records, 2 people.')).toBeTruthy();
    expect((await label()).getByText('Equal answers', { selector: 'span' }).nextElementSibling?.textContent).toBe(
      '67%',
    );
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('has no links to records that no filter of the server finds', async () => {
    const user = await open();

    await user.click((await label()).getByText('Details'));

    const people = (await label()).getByRole('table', { name: /^People/ });
    expect(within(people).queryByRole('link')).toBeNull();
    expect((await label()).getByText(/^Most differences/).textContent).not.toContain('Show records');
    expect((await label()).getByRole('link', { name: 'Record 1' })).toBeTruthy();
  });

  it('compares suggestions with all answers, since it is not known which are blind', async () => {
    await open();

    expect(await (await label()).findByText(/All 6 answers, 0 of them blind\. .*unknown: 6/)).toBeTruthy();
    expect(screen.queryByRole('switch', { name: /Compare suggestions/ })).toBeNull();
    expect(screen.getByRole('switch', { name: 'Hide names' })).toBeTruthy();
  });

  it('groups records by week, and not by guidelines, of which the server keeps no versions', async () => {
    const user = await open();
    const choice = await screen.findByRole('combobox', { name: 'Compare groups' });
    expect(within(choice).queryByRole('option', { name: /guidelines/i })).toBeNull();

    await user.selectOptions(choice, 'week');

    expect(await screen.findByRole('table', { name: 'Groups of records' })).toBeTruthy();
  });

  it('keeps the figures in view while it reads the records again, which the user can cancel', async () => {
    let reads = 0;
    const user = await open((own) => (...request) => {
      reads += 1;
      return reads === 1 ? own(...request) : { done: new Promise(() => {}), cancel: () => {} };
    });

    await user.click(await screen.findByRole('button', { name: 'Measure again' }));

    expect(await screen.findByRole('progressbar', { name: /^Reading records/ })).toBeTruthy();
    expect(await label()).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Measure again' })).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Compare groups' }), 'week');
    expect(await screen.findByRole('table', { name: 'Groups of records' })).toBeTruthy();
  });

  it('says that it has read the first answers only', async () => {
    await open((own) => (...request) => {
      const running = own(...request);
      return { ...running, done: running.done.then(() => false) };
    });

    expect((await screen.findByRole('note')).textContent).toContain(limits.maxComputedResponses.toLocaleString('en'));
  });

  it('says that the records could not be read, and reads them when the user tries again', async () => {
    let reads = 0;
    const user = await open((own) => (...request) => {
      reads += 1;
      if (reads > 1) return own(...request);
      return { done: Promise.reject(new Failure('POSTIL_MEASURING_QUALITY')), cancel: () => {} };
    });
    expect(await screen.findByText('The quality could not be measured')).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await label()).toBeTruthy();
  });
});
