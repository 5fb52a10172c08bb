import { firstAnswersFolder, type WireFirstAnswers } from '#contract/first-answers.ts';
import { type FirstCall, pages } from './pages.ts';
import type { RequestHandler } from './request-handler.ts';

const ownHeaders = ['accept-encoding', 'content-length', 'if-none-match'];

/** The headers of the page's request go on, with the caller's token. */
function requestOf({ method, path, body }: FirstCall, { url, headers, signal }: Request): Request {
  const own = new Headers(headers);
  for (const name of ownHeaders) own.delete(name);
  if (body !== undefined) own.set('content-type', 'application/json');
  return new Request(new URL(path, url), { method, headers: own, signal, ...(body !== undefined && { body }) });
}

function callsOf({ url }: Request, isProxy: boolean): readonly FirstCall[] {
  const { pathname, searchParams: query } = new URL(url);
  const address = pathname.slice(firstAnswersFolder.length + 1);
  const page = pages.find(({ path }) => path.test(address));
  const [, id = ''] = page?.path.exec(address) ?? [];
  return page?.calls?.({ id, query, isProxy }) ?? [];
}

/**
 * Answers all calls that a page makes first, in one response. Failed calls are left out: the page makes them itself and
 * reports the failure.
 */
export function firstAnswers(api: RequestHandler, isProxy: boolean): RequestHandler {
  return async (request, env) => {
    const answersTo = async (call: FirstCall): Promise<WireFirstAnswers> => {
      const response = await api(requestOf(call, request), env);
      const answer = await response.text();
      if (!response.ok) return [];
      const { method, path, body = '', follow } = call;
      const next = follow?.(JSON.parse(answer));
      return [{ method, path: path.slice(1), body, answer }, ...(next ? await answersTo(next) : [])];
    };
    const answers = await Promise.all(callsOf(request, isProxy).map(answersTo));
    return Response.json(answers.flat(), { headers: { 'cache-control': 'no-store' } });
  };
}
