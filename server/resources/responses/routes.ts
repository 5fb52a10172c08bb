import { wireResponsesBulk, wireResponseWrite } from '#contract/annotation/response.ts';
import { type AppDeps, guard, nothing, type Route } from '../shared/route.ts';
import { answerMany } from './answer-many.ts';
import { createResponse, deleteResponse, updateResponse } from './answer-one.ts';
import { findRecordToAnswer, findResponse } from './find-response.ts';

export function responseRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  const changeable = {
    find: findResponse,
    may: 'members change their own response, those who lead change any',
  } as const;
  return [
    route('POST', '/records/:record_id/responses', {
      body: wireResponseWrite,
      find: findRecordToAnswer,
      may: 'owners and members answer a record',
      status: 201,
      handle: createResponse,
    }),
    route('PUT', '/responses/:response_id', { ...changeable, body: wireResponseWrite, handle: updateResponse }),
    route('DELETE', '/responses/:response_id', { ...changeable, handle: deleteResponse }),
    route('POST', '/me/responses/bulk', {
      body: wireResponsesBulk,
      find: nothing,
      may: 'everybody with an account',
      handle: answerMany,
    }),
  ];
}
