import { wireResponsesBulk, wireResponseWrite } from '#contract/annotation/response.ts';
import { notFound } from '../shared/refusal.ts';
import { type AppDeps, type CallContext, guard, noSubject, type Route } from '../shared/route.ts';
import { answerMany } from './answer-many.ts';
import { createResponse, deleteResponse, updateResponse } from './answer-one.ts';
import { type RecordToAnswer, type ResponseRef, recordToAnswer, responseRef } from './queries.ts';

async function findResponse({ db, caller, id }: CallContext<unknown>): Promise<ResponseRef> {
  const response = await responseRef(db, caller, id);
  if (!response) throw notFound('Response', id);
  return response;
}

async function findRecordToAnswer({ db, caller, id }: CallContext<unknown>): Promise<RecordToAnswer> {
  const record = await recordToAnswer(db, caller, id);
  if (!record) throw notFound('Record', id);
  return record;
}

export function responseRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  const changeable = {
    find: findResponse,
    may: 'users change their own response, owners and workspace admins any',
  } as const;
  return [
    route('POST', '/records/:record_id/responses', {
      body: wireResponseWrite,
      find: findRecordToAnswer,
      may: 'owners and workspace members answer a record',
      status: 201,
      handle: createResponse,
    }),
    route('PUT', '/responses/:response_id', { ...changeable, body: wireResponseWrite, handle: updateResponse }),
    route('DELETE', '/responses/:response_id', { ...changeable, handle: deleteResponse }),
    route('POST', '/me/responses/bulk', {
      body: wireResponsesBulk,
      find: noSubject,
      may: 'every user',
      handle: answerMany,
    }),
  ];
}
