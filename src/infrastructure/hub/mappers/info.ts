import type { WireHubConfig, WireHubInfo } from '#contract/hub/info.ts';
import type { HubConfig, HubInfo } from '#domain/creation/source/hub-source.ts';
import { toFeature } from './feature.ts';

export const toInfo = (repoId: string, { dataset_info: configs }: WireHubInfo): HubInfo => ({
  repoId,
  configs: Object.entries(configs).map(([name, config]) => toConfig(name, config)),
});

const toConfig = (name: string, { dataset_name: datasetName, features, splits }: WireHubConfig): HubConfig => ({
  name,
  datasetName,
  splits: Object.entries(splits).map(([split, { num_examples: rows }]) => ({ name: split, rows })),
  columns: Object.entries(features)
    .filter(([column]) => column.trim() !== '') // a field needs a name
    .map(([column, feature]) => ({ name: column, feature: toFeature(feature) })),
});
