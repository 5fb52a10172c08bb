import { accessSettings } from './settings/access.ts';
import { contentsSettings } from './settings/contents.ts';
import { deploymentSettings } from './settings/deployment.ts';
import { hubSettings } from './settings/hub.ts';
import { operationSettings } from './settings/operation.ts';

export const settings = {
  ...deploymentSettings,
  ...contentsSettings,
  ...accessSettings,
  ...hubSettings,
  ...operationSettings,
} as const;

/** Values of the settings. Times are in seconds, sizes in bytes; `basePath` starts and ends with a slash. */
export type Config = { readonly [K in keyof typeof settings]: ReturnType<(typeof settings)[K]['parse']> };
