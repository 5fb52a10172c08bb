import type { Send } from '../caller.ts';

interface Item {
  readonly id: string;
}

interface Metrics {
  readonly responses: Readonly<Record<'pending' | 'submitted', number>>;
}

/** Number of records; each kind of condition excludes some of them. */
const recordCount = 60;
const aRecord = (at: number) => ({
  fields: { text: `Number ${at + 1} has a ${at < 40 ? 'wheel' : 'chair'}` },
  metadata: { source: at % 6 === 5 ? 'mail' : 'web', length: at },
  vectors: { meaning: [Math.cos(at / recordCount), Math.sin(at / recordCount)] },
});

export async function aDatasetOfSixty(send: Send, name: string) {
  const { items } = await send<{ items: readonly Item[] }>('GET', '/me/workspaces');
  const { id } = await send<Item>('POST', '/datasets', { name, workspace_id: items[0]?.id });
  const on = (path: string, body: object) => send('POST', `/datasets/${id}/${path}`, body);
  await on('fields', { name: 'text', title: 'Text', required: true, settings: { type: 'text' } });
  const options = ['good', 'bad'].map((value) => ({ value, text: value }));
  await on('questions', {
    name: 'mood',
    title: 'Mood',
    required: true,
    settings: { type: 'label_selection', options },
  });
  await on('metadata-properties', { name: 'source', title: 'Source', settings: { type: 'terms' } });
  await on('metadata-properties', { name: 'length', title: 'Length', settings: { type: 'integer' } });
  await on('vectors-settings', { name: 'meaning', title: 'Meaning', dimensions: 2 });
  await send('PUT', `/datasets/${id}/publish`);
  await on('records/bulk', { items: Array.from({ length: recordCount }, (_, at) => aRecord(at)) });
  return {
    path: `/dataset/${id}/annotation-mode`,
    counts: async () => (await send<Metrics>('GET', `/me/datasets/${id}/metrics`)).responses,
    drop: () => send('DELETE', `/datasets/${id}`),
  };
}
