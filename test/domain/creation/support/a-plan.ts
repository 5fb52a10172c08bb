import { type DatasetPlan, newPlan } from '#domain/creation/plan/dataset-plan.ts';
import type { Feature } from '#domain/creation/source/feature.ts';
import { type HubInfo, hubSource } from '#domain/creation/source/hub-source.ts';
import type { RowSource } from '#domain/creation/source/row-source.ts';

export const textColumn: Feature = { kind: 'value', type: 'string' };

/** A subset with each kind of column, and one with few columns. */
export const info: HubInfo = {
  repoId: 'acme/reviews',
  configs: [
    {
      name: 'main',
      datasetName: 'reviews',
      splits: [
        { name: 'train', rows: 25_000 },
        { name: 'test', rows: 4 },
      ],
      columns: [
        { name: 'id', feature: textColumn },
        { name: 'text', feature: textColumn },
        { name: 'lang', feature: textColumn },
        { name: 'photo', feature: { kind: 'image' } },
        { name: 'talk', feature: { kind: 'list', of: { kind: 'struct', members: ['role', 'content'] } } },
        { name: 'mood', feature: { kind: 'label', names: [' good', 'bad '] } },
        { name: 'topics', feature: { kind: 'list', of: { kind: 'label', names: ['news', ' sports '] } } },
        { name: 'length', feature: { kind: 'value', type: 'int64' } },
        { name: 'weight', feature: { kind: 'value', type: 'float32' } },
        { name: 'flag', feature: { kind: 'value', type: 'bool' } },
      ],
    },
    {
      name: 'small',
      datasetName: 'reviews-small',
      splits: [{ name: 'train', rows: undefined }],
      columns: [
        { name: 'body', feature: textColumn },
        { name: 'mood', feature: { kind: 'label', names: ['good', 'bad'] } },
      ],
    },
  ],
};

export const hub: RowSource = hubSource(info);
export const workspace = { id: 'w1', name: 'team' };

export function aPlan(change: Partial<DatasetPlan> = {}): DatasetPlan {
  const plan = newPlan(hub, [workspace]);
  if (!plan) throw new Error('the repository has subsets');
  return { ...plan, ...change };
}
