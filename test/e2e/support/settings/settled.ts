import { expect, type Page } from '@playwright/test';
import { commentQuestion, settingsQuestions } from '../../../support/settings-questions.ts';
import { callerFor } from '../caller.ts';
import { signIn } from '../postil.ts';
import { owner } from '../product.ts';

interface Made {
  readonly id: string;
}
interface Listed<T> {
  readonly items: readonly T[];
}

/** A dataset with one item of each kind, created over the API, and a client to read it back. */
export async function aSettled(baseURL: string | undefined, name: string, more = 0) {
  const send = await callerFor(baseURL);
  const [workspace] = (await send<Listed<Made>>('GET', '/me/workspaces')).items;
  const guidelines = 'Read twice.';
  const full = `${name} ${Date.now()}`;
  const { id } = await send<Made>('POST', '/datasets', { name: full, workspace_id: workspace?.id, guidelines });
  const post = (path: string, body: object) => send('POST', `/datasets/${id}/${path}`, body);
  await post('fields', { name: 'text', title: 'Text', required: true, settings: { type: 'text' } });
  const comments = Array.from({ length: more }, (_, at) => ({ ...commentQuestion, name: `comment${at}` }));
  for (const question of [...settingsQuestions, ...comments]) await post('questions', question);
  await post('metadata-properties', { name: 'source', title: 'Source', settings: { type: 'terms' } });
  await post('vectors-settings', { name: 'small', title: 'Small', dimensions: 2 });
  await send('PUT', `/datasets/${id}/publish`);
  await post('records/bulk', {
    items: [{ fields: { text: 'Ana wrote from Lima' } }, { fields: { text: 'Bo did not' } }],
  });
  const listed = async <T>(path: string) => (await send<Listed<T>>('GET', `/${path}`)).items;
  return { id, name: full, send, listed };
}

type Settled = Awaited<ReturnType<typeof aSettled>>;

export async function openSettings(page: Page, { id }: Pick<Settled, 'id'>, tab: string) {
  await signIn(page, owner, `/dataset/${id}/settings?tab=${tab}`);
  await expect(page.getByRole('tablist').first()).toBeVisible();
}

export const item = (page: Page, name: string) => page.getByRole('form', { name, exact: true });
const row = (page: Page, name: string, expanded: boolean) => page.getByRole('button', { name, exact: true, expanded });

/** Unfolds a question in the list. */
export async function unfold(page: Page, name: string) {
  await row(page, name, false).press('Enter');
  await expect(item(page, name)).toBeVisible();
}

/** Unsaved changes are marked in the row of a question, and in the form of any other item. */
export const isSaved = async (page: Page, name: string) => {
  const ofItem = page.getByRole('listitem').filter({ has: row(page, name, true) });
  for (const place of [item(page, name), ofItem]) await expect(place.getByText('Unsaved changes')).toHaveCount(0);
};
export const update = (page: Page, name: string) =>
  item(page, name).getByRole('button', { name: 'Update', exact: true });
export const title = (page: Page, name: string) =>
  item(page, name).getByRole('textbox', { name: 'Title', exact: true });

export async function save(page: Page, name: string) {
  await update(page, name).press('Enter'); // a notice may cover the button
  await expect(update(page, name)).toBeDisabled();
  await isSaved(page, name);
}
