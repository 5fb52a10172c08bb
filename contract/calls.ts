import { annotationCalls } from './annotation/calls.ts';
import { datasetsCalls } from './datasets/calls.ts';
import { movingCalls } from './datasets/moving-calls.ts';
import { questionCalls } from './datasets/question-calls.ts';
import { filesCalls } from './files/calls.ts';
import { liveCalls } from './live/calls.ts';
import { peopleCalls } from './people/calls.ts';
import { qualityCalls } from './quality/calls.ts';
import { sessionCalls } from './session/calls.ts';
import { trashCalls } from './trash/calls.ts';
import { webhooksCalls } from './webhooks/calls.ts';

/**
 * All calls of the API, whether the web application uses them or only other programs. Import single schemas from their
 * own files, to keep the others out of the browser bundle.
 */
export const calls = {
  ...sessionCalls,
  ...datasetsCalls,
  ...questionCalls,
  ...movingCalls,
  ...annotationCalls,
  ...webhooksCalls,
  ...liveCalls,
  ...filesCalls,
  ...peopleCalls,
  ...trashCalls,
  ...qualityCalls,
};

export type CallName = keyof typeof calls;
