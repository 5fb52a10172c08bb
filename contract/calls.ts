import { annotationCalls } from './annotation/calls.ts';
import { datasetsCalls } from './datasets/calls.ts';
import { filesCalls } from './files/calls.ts';
import { liveCalls } from './live/calls.ts';
import { peopleCalls } from './people/calls.ts';
import { sessionCalls } from './session/calls.ts';
import { trashCalls } from './trash/calls.ts';
import { webhooksCalls } from './webhooks/calls.ts';

/**
 * Every call that the product makes, and those that only programs make.
 * Whoever needs one schema imports it from its own file, and so carries no other into the browser.
 */
export const calls = {
  ...sessionCalls,
  ...datasetsCalls,
  ...annotationCalls,
  ...webhooksCalls,
  ...liveCalls,
  ...filesCalls,
  ...peopleCalls,
  ...trashCalls,
};

export type CallName = keyof typeof calls;
