import type { HonoRequest } from 'hono';
import type * as v from 'valibot';
import type { Caller } from '../../auth/caller.ts';
import { type PolicyName, policies, type SubjectOf } from '../../auth/policies.ts';
import type { Config } from '../../config.ts';
import type { Logger } from '../../log.ts';
import type { Db } from '../../schema/database.ts';
import type { Secrets } from '../../secrets.ts';
import { readBody, readId } from './read-request.ts';
import { forbidden } from './refusal.ts';

export interface AppDeps {
  readonly db: Db;
  readonly config: Config;
  readonly secrets: Secrets;
  readonly log: Logger;
}

/** A request with what every handler needs of it already read. */
export interface Call<Body = undefined> extends AppDeps {
  readonly caller: Caller;
  readonly request: HonoRequest;
  readonly body: Body;
  /** The id in the path; routes have one at most. */
  readonly id: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a request of somebody signed in does; `undefined` as body where the schema is missing. */
interface Guarded<P extends PolicyName, S extends v.GenericSchema | undefined, Subject> {
  readonly body?: S;
  readonly find: (call: Call<unknown>) => Promise<Subject> | Subject;
  readonly may: P;
  readonly status?: 200 | 201;
  readonly handle: (call: Call<BodyOf<S>>, subject: Subject) => Promise<object>;
}

type BodyOf<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;

export interface PublicRoute {
  readonly access: 'public';
  readonly method: Method;
  readonly path: string;
  readonly status: 200 | 201;
  readonly run: (request: HonoRequest, address: string) => Promise<object>;
}

export interface GuardedRoute {
  readonly access: PolicyName;
  readonly method: Method;
  readonly path: string;
  readonly status: 200 | 201;
  readonly run: (request: HonoRequest, caller: Caller) => Promise<object>;
}

export type Route = PublicRoute | GuardedRoute;

/** The name under which a refused id is reported: `dataset_id` of `/datasets/:dataset_id/progress`. */
const idName = (path: string) => /:(\w+)/.exec(path)?.[1];

export const publicly = (
  method: Method,
  path: string,
  run: PublicRoute['run'],
  status: PublicRoute['status'] = 200,
): PublicRoute => ({ access: 'public', method, path, status, run });

/** A table of routes over the same dependencies. There is no route without a policy. */
export function guard(deps: AppDeps) {
  return <P extends PolicyName, Subject extends SubjectOf<P>, S extends v.GenericSchema | undefined = undefined>(
    method: Method,
    path: string,
    { body, find, may, status = 200, handle }: Guarded<P, S, Subject>,
  ): GuardedRoute => {
    const allows = policies[may] as (caller: Caller, subject: Subject) => boolean;
    const name = idName(path);
    const run: GuardedRoute['run'] = async (request, caller) => {
      const id = name ? readId(request.param(name) ?? '', 'path', name) : '';
      const read = body ? await readBody(request, body) : undefined;
      const call = { ...deps, caller, request, id, body: read as BodyOf<S> };
      const subject = await find(call);
      if (!allows(caller, subject)) throw forbidden();
      return handle(call, subject);
    };
    return { access: may, method, path, status, run };
  };
}

/** For what concerns nobody but the caller. */
export const nothing = () => undefined;
