import { setting } from './row.ts';
import { webAddress } from './setting.ts';

export const hubSettings = {
  hubUrl: setting({
    env: 'HUB_URL',
    flag: 'hub-url',
    preset: 'https://huggingface.co',
    meaning: 'URL of the dataset hub, used for sign-in and export.',
    parse: webAddress,
  }),
  hubDatasetsUrl: setting({
    env: 'HUB_DATASETS_URL',
    flag: 'hub-datasets-url',
    preset: 'https://datasets-server.huggingface.co',
    meaning: "URL of the hub's dataset viewer API, used for import.",
    parse: webAddress,
  }),
} as const;
