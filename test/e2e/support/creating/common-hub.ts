import { commonHubPort } from '../port.ts';

/** A hub with an example of every kind, for products that have no other. */
export const commonHub = `http://127.0.0.1:${commonHubPort}`;

/** What a product is told, for it to stand beside that hub. */
export const besideHub = { HUB_URL: commonHub, HUB_DATASETS_URL: commonHub };
