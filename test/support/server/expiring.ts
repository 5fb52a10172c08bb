import type { TestApp } from './app.ts';

/** Server that rejects the current token until the next sign-in; tokens of the same second are equal. */
export function expiring({ app }: Pick<TestApp, 'app'>) {
  const expired = new Set<string>();
  const signIn = async (request: Request) => {
    const answer = await app.fetch(request);
    if (answer.ok) expired.clear();
    return answer;
  };
  const fetch = async (request: Request): Promise<Response> => {
    if (request.url.endsWith('/token')) return signIn(request);
    const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
    if (expired.has(token)) return Response.json({ detail: 'Could not validate credentials' }, { status: 401 });
    return app.fetch(request);
  };
  return { app: { fetch }, expire: (token = '') => expired.add(token) };
}
