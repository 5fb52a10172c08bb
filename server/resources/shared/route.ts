import type { HonoRequest } from 'hono';
import type * as v from 'valibot';
import type { Caller } from '../../auth/caller.ts';
import { type PolicyName, policies, type SubjectOf } from '../../auth/policies.ts';
import type { Config } from '../../config.ts';
import type { ChangeFeed } from '../../live/change-feed.ts';
import type { Logger } from '../../log.ts';
import type { AnsweredRequest } from '../../operation/metrics.ts';
import type { Db } from '../../schema/database.ts';
import type { Secrets } from '../../secrets.ts';
import { readBody, readId } from './read-request.ts';
import { forbidden } from './refusal.ts';

export interface AppDeps {
  readonly db: Db;
  readonly config: Config;
  readonly secrets: Secrets;
  readonly log: Logger;
  readonly live: ChangeFeed;
  readonly observe?: (answered: AnsweredRequest) => void;
  readonly hasDiskSpace?: () => Promise<boolean>;
  /** Restricts the API to Argilla's own calls, for compatibility tests. */
  readonly speaks?: 'argilla';
}

export interface CallContext<Body = undefined> extends AppDeps {
  readonly caller: Caller;
  readonly request: HonoRequest;
  readonly body: Body;
  /** First id of the path. */
  readonly id: string;
  readonly ids: Readonly<Record<string, string>>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Status = 200 | 201 | 202 | 204;

/** JSON; undefined for status 204; a `Response` for other types. */
type Result = object | undefined;

/** The body is undefined without a schema. */
interface GuardedOptions<P extends PolicyName, S extends v.GenericSchema | undefined, Subject> {
  readonly body?: S;
  readonly find: (call: CallContext<unknown>) => Promise<Subject> | Subject;
  readonly may: P;
  readonly status?: Status;
  readonly handle: (call: CallContext<BodyOf<S>>, subject: Subject) => Promise<Result>;
}

type BodyOf<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;

export interface PublicRoute {
  readonly access: 'public';
  readonly method: Method;
  readonly path: string;
  readonly status: Status;
  readonly run: (request: HonoRequest, address: string) => Promise<Result>;
}

export interface GuardedRoute {
  readonly access: PolicyName;
  readonly method: Method;
  readonly path: string;
  readonly status: Status;
  readonly run: (request: HonoRequest, caller: Caller) => Promise<Result>;
}

export type Route = PublicRoute | GuardedRoute;

/** Names of ids in error messages, such as `dataset_id`. */
const idNames = (path: string) => [...path.matchAll(/:(\w+_id)\b/g)].map(([, name = '']) => name);

const readIds = (request: HonoRequest, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, readId(request.param(name) ?? '', 'path', name)]));

export const publicRoute = (
  method: Method,
  path: string,
  run: PublicRoute['run'],
  status: PublicRoute['status'] = 200,
): PublicRoute => ({ access: 'public', method, path, status, run });

/** Every route has a policy. */
export function guard(deps: AppDeps) {
  return <P extends PolicyName, Subject extends SubjectOf<P>, S extends v.GenericSchema | undefined = undefined>(
    method: Method,
    path: string,
    { body, find, may, status = 200, handle }: GuardedOptions<P, S, Subject>,
  ): GuardedRoute => {
    const allows = policies[may] as (caller: Caller, subject: Subject) => boolean;
    const names = idNames(path);
    const run: GuardedRoute['run'] = async (request, caller) => {
      const ids = readIds(request, names);
      const [id = ''] = Object.values(ids);
      const read = body ? await readBody(request, body) : undefined;
      const call = { ...deps, caller, request, id, ids, body: read as BodyOf<S> };
      const subject = await find(call);
      if (!allows(caller, subject)) throw forbidden();
      return handle(call, subject);
    };
    return { access: may, method, path, status, run };
  };
}

/** For routes about the caller. */
export const noSubject = () => undefined;
