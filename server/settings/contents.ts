import { optional, setting } from './row.ts';
import { imageSources, password, yesOrNo } from './setting.ts';

export const contentsSettings = {
  ownerPassword: optional({
    env: 'OWNER_PASSWORD',
    isSecret: true,
    preset: '',
    meaning: 'The password of the first owner (8 to 100 characters), used only when that user is made.',
    parse: password,
  }),
  demo: setting({
    env: 'DEMO',
    flag: 'demo',
    preset: 'true',
    meaning: 'Whether a new embedded database gets a demo workspace; `--no-demo` for none.',
    parse: yesOrNo,
  }),
  imageSources: setting({
    env: 'IMAGE_SOURCES',
    flag: 'image-sources',
    preset: "'self' data: blob: https:",
    meaning: 'Where pictures in records may be loaded from, as sources of a content policy.',
    parse: imageSources,
  }),
} as const;
