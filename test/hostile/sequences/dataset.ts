import { randomUUID } from 'node:crypto';
import type { Ask } from '../support/client.ts';
import type { GivenAnswer } from './decisions.ts';

interface Listed {
  readonly items: readonly {
    readonly external_id: string;
    readonly responses: readonly {
      readonly status: string;
      readonly values: { readonly tone?: { readonly value: string } } | null;
    }[];
  }[];
}

const options = (...values: readonly string[]) => values.map((value) => ({ value, text: value }));

/** The dataset of one sequence, and its answers on the server. */
export interface SequenceDataset {
  readonly path: string;
  readonly records: number;
  readonly answers: () => Promise<ReadonlyMap<number, readonly GivenAnswer[]>>;
  readonly drop: () => Promise<void>;
}

export async function aSequenceDataset(
  ask: Ask,
  workspace: string,
  { records, minSubmitted }: { records: number; minSubmitted: number },
): Promise<SequenceDataset> {
  const distribution = { strategy: 'overlap', min_submitted: minSubmitted };
  const { id } = await ask('POST', '/datasets', {
    name: `sequence ${randomUUID()}`,
    workspace_id: workspace,
    distribution,
  });
  await ask('POST', `/datasets/${id}/fields`, {
    name: 'text',
    title: 'Text',
    required: true,
    settings: { type: 'text' },
  });
  const tone = { type: 'label_selection', options: options('kind', 'harsh', 'dry', 'warm') };
  await ask('POST', `/datasets/${id}/questions`, { name: 'tone', title: 'Tone', required: true, settings: tone });
  const more = { type: 'label_selection', options: options('yes', 'no') };
  await ask('POST', `/datasets/${id}/questions`, { name: 'more', title: 'More', settings: more });
  await ask('PUT', `/datasets/${id}/publish`);
  const items = Array.from({ length: records }, (_, at) => ({
    fields: { text: `Number ${at + 1}` },
    external_id: `r${at + 1}`,
  }));
  await ask('POST', `/datasets/${id}/records/bulk`, { items });
  const answers = async () => {
    const { items: found } = (await ask('GET', `/datasets/${id}/records?include=responses&limit=1000`)) as Listed;
    return new Map(
      found.map(({ external_id, responses }) => [
        Number(external_id.slice(1)),
        responses.map(({ status, values }) => `${status} ${values?.tone?.value ?? '-'}`),
      ]),
    );
  };
  return { path: `/dataset/${id}/annotation-mode`, records, answers, drop: () => ask('DELETE', `/datasets/${id}`) };
}
