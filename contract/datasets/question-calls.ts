import type { Call } from '../call.ts';
import { wireQuestion, wireQuestionCreate, wireQuestions } from './question.ts';
import { wireLabelRemoval, wireQuestionOrder, wireQuestionUsage, wireRequirement } from './question-changes.ts';

/** Changes of the questions of a published dataset; only this server has these calls. */
export const questionCalls = {
  getQuestionUsage: {
    method: 'GET',
    path: '/api/ext/v1/questions/:id/usage',
    status: 200,
    response: wireQuestionUsage,
  },
  addQuestion: {
    method: 'POST',
    path: '/api/ext/v1/datasets/:id/questions',
    request: wireQuestionCreate,
    status: 201,
    response: wireQuestion,
  },
  /** Responses stay as they are. Error code: `last_required_question`. */
  requireQuestion: {
    method: 'PATCH',
    path: '/api/ext/v1/questions/:id',
    request: wireRequirement,
    status: 200,
    response: wireQuestion,
  },
  /** Removes its suggestions, too. Error codes: `question_answered`, `last_required_question`. */
  removeQuestion: { method: 'DELETE', path: '/api/ext/v1/questions/:id', status: 200, response: wireQuestion },
  /** For label and span questions. Error code: `label_in_use`. */
  removeLabels: {
    method: 'POST',
    path: '/api/ext/v1/questions/:id/labels/remove',
    request: wireLabelRemoval,
    status: 200,
    response: wireQuestion,
  },
  /** Error code: `questions_changed`. */
  orderQuestions: {
    method: 'PUT',
    path: '/api/ext/v1/datasets/:id/questions/order',
    request: wireQuestionOrder,
    status: 200,
    response: wireQuestions,
  },
} as const satisfies Record<string, Call>;
