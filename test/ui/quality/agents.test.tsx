import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ourServer } from '../../support/client.ts';
import { signedInContainer } from '../../support/container.ts';
import { aDataset, everyQuestion, type World } from '../../support/server/world.ts';
import { closeApp, openApp } from '../support/open-app.tsx';

const server = await ourServer();
let dataset: World;

/** Suggested label with its score, and the answers of ana and bo; those in upper case had the suggestion in view. */
const rows = [
  ['neutral', 0.9, 'neutral', 'neutral'],
  ['neutral', 0.8, 'positive', 'NEUTRAL'],
  ['positive', 0.3, 'positive', 'POSITIVE'],
  ['positive', 0.2, 'neutral', 'NEUTRAL'],
] as const;

beforeAll(async () => {
  await server.addUser('olga', 'owner');
  for (const name of ['ana', 'bo']) await server.addUser(name, 'annotator', server.workspaceId);
  dataset = await aDataset(server.db, {
    workspaceId: server.workspaceId,
    name: 'suggested',
    questions: everyQuestion.slice(0, 2),
    records: ({ questions }) =>
      rows.map(([value, score], at) => ({
        fields: { text: `Ana wrote review ${at}` },
        suggestions: new Map([[questions.get('label') ?? 0, { value, score, agent: 'judge' }]]),
      })),
  });
  for (const [at, [, , ...given]] of rows.entries())
    for (const [person, label] of given.entries()) await answer(['ana', 'bo'][person] ?? '', at, label);
});
afterEach(closeApp);

async function answer(user: string, at: number, label: string) {
  const { status } = await server.as(user)('POST', `/records/${dataset.records[at]?.id}/responses`, {
    status: 'submitted',
    values: { label: { value: label.toLowerCase() } },
    postil: { suggestions_seen: { label: label === label.toUpperCase() } },
  });
  expect(status).toBe(201);
}

async function openAgent() {
  const user = await openApp(await signedInContainer(server, 'olga'), `/dataset/${dataset.id}/quality`);
  const agent = within(await screen.findByRole('region', { name: 'judge' }));
  await user.click(agent.getByText('Details: judge'));
  return { user, agent };
}

const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('machines against people', () => {
  it('says which answers count, and shows the agreement among people beside that with the agent', async () => {
    const { agent } = await openAgent();

    expect(agent.getByText(/^Blind answers only: 5 of 8\. With the suggestion in view: 3, unknown: 0\./)).toBeTruthy();
    expect(cellsOf(agent.getByRole('table', { name: 'judge: suggestions against answers' }))).toEqual([
      ['Figure', 'Machine and people', 'Among people'],
      ['Equal answers', '60%', '75%'],
      ['Krippendorff’s α', expect.stringMatching(/^−?0\.\d\d$/), expect.stringMatching(/^0\.\d\d$/)],
      ['Cohen’s κ', expect.stringMatching(/^−?0\.\d\d$/), expect.stringMatching(/^0\.\d\d$/)],
    ]);
  });

  it('leads from a cell to exactly its records', async () => {
    const { user, agent } = await openAgent();
    const name = 'NEUTRAL suggested, POSITIVE answered: 1 answer, records: 1';

    await user.click(agent.getByRole('link', { name }));

    expect(await screen.findByText('Ana wrote review 1')).toBeTruthy();
    expect(await screen.findByText(/^of 1$/)).toBeTruthy();
    expect((await screen.findByRole('list', { name: 'Active filters' })).textContent).toContain(
      'Label, without a suggestion in view POSITIVE',
    );
  });

  it('moves between the cells by arrow keys', async () => {
    const { user, agent } = await openAgent();
    agent.getByRole('link', { name: /^NEUTRAL suggested, NEUTRAL answered/ }).focus();

    await user.keyboard('{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^NEUTRAL suggested, POSITIVE answered/);
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^POSITIVE suggested, POSITIVE answered/);
  });

  it('has scores by label, and rates of the label that is looked for', async () => {
    const { user, agent } = await openAgent();

    expect(cellsOf(agent.getByRole('table', { name: 'Labels' })).slice(1)).toEqual([
      ['NEUTRAL', '3', '3', '2', '67%', '67%', '67%'],
      ['POSITIVE', '2', '2', '1', '50%', '50%', '50%'],
    ]);
    const choice = agent.getByRole<HTMLSelectElement>('combobox', { name: 'Label that is looked for' });
    expect(choice.value).toBe('positive');
    expect(agent.getByText('Found: true-positive rate').nextElementSibling?.textContent).toMatch(/^50% \(95 %: /);

    await user.selectOptions(choice, 'NEUTRAL');

    expect(agent.getByText('Found: true-positive rate').nextElementSibling?.textContent).toMatch(/^67% \(95 %: /);
  });

  it('proposes a cut of the scores for a precision', async () => {
    const { user, agent } = await openAgent();
    expect(cellsOf(agent.getByRole('table', { name: 'Scores against equal answers' })).slice(1)).toEqual([
      ['0.20 to 0.30', '1', '0.20', '0.00'],
      ['0.30 to 0.40', '1', '0.30', '1.00'],
      ['0.80 to 0.90', '1', '0.80', '0.00'],
      ['0.90 to 1.00', '2', '0.90', '1.00'],
    ]);
    expect(agent.getByRole('status').textContent).toBe(
      'From score 0.90, 100% of the answers are equal to the suggestion. It keeps 1 of 4 suggestions.',
    );

    const precision = agent.getByRole('spinbutton', { name: 'Wished precision in per cent' });
    await user.clear(precision);
    expect(agent.getByRole('status').textContent).toBe('No score reaches this precision.');
    await user.type(precision, '70');

    expect(agent.getByRole('status').textContent).toMatch(/^From score 0\.30, 75% of the answers/);
  });

  it('says what people made of suggestions in view, and how far these change answers', async () => {
    const { agent } = await openAgent();

    expect(agent.getByText('With the suggestion in view: 2 accepted, 1 changed, 0 discarded.')).toBeTruthy();
    expect(
      agent.getByText(
        /^Equal to the suggestion: 67% with it in view, 60% without\. Anchoring effect: 7 percentage points \(95 %: −\d+ to \d+\)\.$/,
      ),
    ).toBeTruthy();
  });

  it('compares agents with each other', async () => {
    const { items } = (await server.as('olga')('GET', `/datasets/${dataset.id}/questions`)).body;
    const question_id = items.find(({ name }: { name: string }) => name === 'label').id;
    for (const agent of ['model', 'judge']) {
      const suggestion = { question_id, value: agent === 'judge' ? 'neutral' : 'positive', score: 0.9, agent };
      await server.as('olga')('PUT', `/records/${dataset.records[0]?.id}/suggestions`, suggestion);
    }
    await openApp(await signedInContainer(server, 'olga'), `/dataset/${dataset.id}/quality`);

    const table = await screen.findByRole('table', { name: /^Agents against each other/ });

    expect(cellsOf(table)[1]).toEqual(['judge and model', '2', '2', '0', '0.500']);
  });

  it('compares with all answers', async () => {
    const { user, agent } = await openAgent();

    await user.click(screen.getByRole('switch', { name: 'Compare suggestions with all answers' }));

    expect(await agent.findByText(/^All 8 answers, 5 of them blind\./)).toBeTruthy();
    await user.click(agent.getByRole('link', { name: 'NEUTRAL suggested, NEUTRAL answered: 3 answers, records: 2' }));
    expect(await screen.findByText(/^of 2$/)).toBeTruthy();
  });
});
