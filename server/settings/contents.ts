import { optional, setting } from './row.ts';
import { imageSources, password, yesOrNo } from './setting.ts';

export const contentsSettings = {
  ownerPassword: optional({
    env: 'OWNER_PASSWORD',
    isSecret: true,
    preset: '',
    meaning:
      'Password of the first owner (8 to 100 characters). Used only at the first start, which creates this user.',
    parse: password,
  }),
  demo: setting({
    env: 'DEMO',
    flag: 'demo',
    preset: 'true',
    meaning: 'Create a demo workspace in a new embedded database. `--no-demo` disables it.',
    parse: yesOrNo,
  }),
  imageSources: setting({
    env: 'IMAGE_SOURCES',
    flag: 'image-sources',
    preset: "'self' data: blob: https:",
    meaning: 'Sources from which browsers may load images in records, in the syntax of a Content Security Policy.',
    parse: imageSources,
  }),
} as const;
