import { annotationCalls } from './annotation/calls.ts';
import { datasetsCalls } from './datasets/calls.ts';
import { liveCalls } from './live/calls.ts';
import { peopleCalls } from './people/calls.ts';
import { sessionCalls } from './session/calls.ts';
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
  ...peopleCalls,
};

export type CallName = keyof typeof calls;
