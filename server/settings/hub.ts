import { setting } from './row.ts';
import { webAddress } from './setting.ts';

export const hubSettings = {
  hubUrl: setting({
    env: 'HUB_URL',
    flag: 'hub-url',
    preset: 'https://huggingface.co',
    meaning: 'The dataset hub, for signing in with it and for exporting to it.',
    parse: webAddress,
  }),
  hubDatasetsUrl: setting({
    env: 'HUB_DATASETS_URL',
    flag: 'hub-datasets-url',
    preset: 'https://datasets-server.huggingface.co',
    meaning: "The hub's dataset viewer, from which rows are imported.",
    parse: webAddress,
  }),
} as const;
