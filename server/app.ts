import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { authenticate } from './auth/authenticate.ts';
import type { Caller } from './auth/caller.ts';
import { openApi } from './openapi/document.ts';
import { type RequestEnv, requestLog } from './operation/request-log.ts';
import { apiVersion } from './resources/instance/routes.ts';
import { apiRoutes, extraRoutes } from './resources/routes.ts';
import { clientAddress } from './resources/shared/client-address.ts';
import { diskFullRefusal, isDiskFull } from './resources/shared/failures/disk-full.ts';
import { impossibleTime, isImpossibleTime } from './resources/shared/failures/impossible-time.ts';
import { isTooLongName, tooLongName } from './resources/shared/failures/too-long-name.ts';
import { isUnreachable, unreachable } from './resources/shared/failures/unreachable.ts';
import { isUnstorableText, unstorableText } from './resources/shared/failures/unstorable-text.ts';
import { Refusal, serverError, tooLarge } from './resources/shared/refusal.ts';
import type { AppDeps, Route } from './resources/shared/route.ts';
import { isCanceled, tookTooLong, withinSeconds } from './resources/shared/time-limit.ts';
import { crossOrigin } from './web/cross-origin.ts';

export type { AppDeps } from './resources/shared/route.ts';

/** Enough for a sign-in; requests without authentication need no more. */
const publicBodyLimit = 64_000;

interface ApiEnv {
  readonly Variables: RequestEnv['Variables'] & { caller: Caller };
}

const refuse = (c: Context, { status, body, headers }: Refusal) => c.json(body, status, headers);

/** Undefined without a header. Node cuts off bodies that exceed the declared length. */
const declaredLength = ({ req }: Context) =>
  req.header('Transfer-Encoding') === undefined ? req.header('Content-Length') : undefined;

function limitBody(route: Route, { config }: AppDeps) {
  const maxSize = route.access === 'public' ? Math.min(publicBodyLimit, config.bodyLimit) : config.bodyLimit;
  const refuseTooLarge = (c: Context) => refuse(c, tooLarge(maxSize));
  const countBody = bodyLimit({ maxSize, onError: refuseTooLarge });
  return createMiddleware<ApiEnv>(async (c, next) => {
    const declared = declaredLength(c);
    if (declared === undefined) return countBody(c, next); // turns the body into a stream
    return Number(declared) > maxSize ? refuseTooLarge(c) : next();
  });
}

/** Runs before the body is read: callers without authentication send at most `publicBodyLimit` bytes. */
const identifyCaller = (route: Route, { db, secrets }: AppDeps) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    if (route.access !== 'public') c.set('caller', await authenticate(c.req, db, secrets.signingKey));
    await next();
  });

const answer = (route: Route, c: Context<ApiEnv>, { config }: AppDeps) =>
  route.access === 'public' ? route.run(c.req, clientAddress(c, config.trustProxy)) : route.run(c.req, c.get('caller'));

/** Answers 405 for known paths. */
function refuseOtherMethods(app: Hono<ApiEnv>, routes: readonly Route[]) {
  for (const path of new Set(routes.map((route) => route.path))) {
    const methods = routes.filter((route) => route.path === path).map(({ method }) => method);
    app.all(path, (c) => c.json({ detail: 'Method Not Allowed' }, 405, { Allow: methods.join(', ') }));
  }
}

/** Database errors with a response of their own. */
const databaseErrors = [
  [isUnstorableText, unstorableText],
  [isImpossibleTime, impossibleTime],
  [isTooLongName, tooLongName],
  [isCanceled, tookTooLong],
  [isUnreachable, unreachable],
  [isDiskFull, diskFullRefusal],
] as const;

/** PostgreSQL stops when it cannot write its log: an unreachable database may mean that the disk is full. */
const refusalFor = async (error: unknown, hasRoom: AppDeps['hasDiskSpace']) =>
  isUnreachable(error) && (await hasRoom?.()) === false
    ? diskFullRefusal()
    : databaseErrors.find(([isIt]) => isIt(error))?.[1]();

function addErrors(app: Hono, { log, hasDiskSpace }: AppDeps) {
  app.notFound((c) => c.json({ detail: 'Not Found' }, 404));
  app.onError(async (error, c) => {
    if (error instanceof Refusal) return refuse(c, error);
    const known = await refusalFor(error, hasDiskSpace);
    if (known) return refuse(c, known);
    const { route, requestId }: Partial<RequestEnv['Variables']> = c.var;
    log.error({ err: error, method: c.req.method, route, request: requestId }, 'failed');
    return c.json(serverError, 500);
  });
}

const send = (c: Context, { status }: Route, result: object | undefined) => {
  if (result instanceof Response) return result;
  return result === undefined || status === 204 ? c.body(null, status) : c.json(result, status);
};

/** Runs before any refusal: logs and metrics contain the route without ids. */
const nameRoute = (prefix: string, { path }: Route) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    c.set('route', `${prefix}${path}`);
    await next();
  });

function createApi(prefix: string, routes: readonly Route[], deps: AppDeps) {
  const api = new Hono<ApiEnv>();
  for (const route of routes)
    api.on(
      route.method,
      route.path,
      nameRoute(prefix, route),
      identifyCaller(route, deps),
      limitBody(route, deps),
      async (c) => send(c, route, await withinSeconds(deps.config.requestTimeout, answer(route, c, deps))),
    );
  refuseOtherMethods(api, routes);
  return api;
}

/** Created on the first request. */
function addDescription(app: Hono, groups: Parameters<typeof openApi>[1]) {
  let description: ReturnType<typeof openApi> | undefined;
  app.get('/api/openapi.json', (c) => {
    description ??= openApi(apiVersion, groups);
    return c.json(description);
  });
}

export function createApp(deps: AppDeps): Hono {
  const app = new Hono();
  app.use(requestLog(deps.log, deps.observe ?? (() => undefined)));
  app.use(async (c, next) => {
    await next();
    c.res.headers.set('Cache-Control', 'no-store'); // responses depend on the caller
  });
  app.use(crossOrigin());
  const groups = [
    { prefix: '/api/v1', routes: apiRoutes(deps) },
    { prefix: '/api/ext/v1', routes: deps.speaks === 'argilla' ? [] : extraRoutes(deps) },
  ];
  for (const { prefix, routes } of groups) app.route(prefix, createApi(prefix, routes, deps));
  addDescription(app, groups);
  addErrors(app, deps);
  return app;
}
