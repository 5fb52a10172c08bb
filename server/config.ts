import { accessSettings } from './settings/access.ts';
import { contentsSettings } from './settings/contents.ts';
import { deploymentSettings } from './settings/deployment.ts';
import { hubSettings } from './settings/hub.ts';
import { operationSettings } from './settings/operation.ts';

/** Everything that can be set from outside, in the order of the documented table. */
export const settings = {
  ...deploymentSettings,
  ...contentsSettings,
  ...accessSettings,
  ...hubSettings,
  ...operationSettings,
} as const;

/** The settings in force. Times are in seconds, sizes in bytes; `basePath` has a slash at both ends. */
export type Config = { readonly [K in keyof typeof settings]: ReturnType<(typeof settings)[K]['parse']> };
