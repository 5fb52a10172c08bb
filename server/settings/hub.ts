import { setting } from './row.ts';
import { webAddress } from './setting.ts';

/** Where public datasets come from. */
export const hubSettings = {
  hubUrl: setting({
    env: 'HUB_URL',
    flag: 'hub-url',
    preset: 'https://huggingface.co',
    meaning: 'The dataset hub, for signing in with it.',
    parse: webAddress,
  }),
} as const;
