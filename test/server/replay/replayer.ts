import type { Hono } from 'hono';
import type { Exchange } from '../../contract/recordings.ts';
import { compare } from './compare.ts';
import type { Names } from './names.ts';

type Request = Exchange['request'];
// biome-ignore lint/suspicious/noExplicitAny: bodies are looked at in a few places
type Loose = any;

/** The recorded server returns records without an order, or with equal values, in random order. */
function isByChance({ method, path, body }: Request) {
  if (method !== 'POST' || !/\/records\/search(\?|$)/.test(path)) return false;
  const { query } = (body ?? {}) as { query?: { vector?: unknown } };
  // The longest answers were recorded as record ids alone.
  return !query?.vector || /limit=40(&|$)/.test(path);
}

/** Sort value of the records; undefined if the records do not show it. */
function sortedBy({ body }: Request): ((record: Loose) => unknown) | undefined {
  const [first] = (body as { sort?: readonly { scope: Loose }[] } | undefined)?.sort ?? [];
  const { entity, property, metadata_property: name } = first?.scope ?? {};
  if (entity === 'metadata') return ({ metadata }) => metadata?.[name];
  return entity === 'record' && (property === 'external_id' || property === 'status')
    ? (record) => record[property]
    : undefined;
}

function compareOrder(request: Request, recorded: Loose, ours: Loose): readonly string[] {
  const keyOf = sortedBy(request);
  if (!keyOf || !Array.isArray(recorded?.items)) return [];
  const keys = (body: Loose) => JSON.stringify(body.items.map(({ record }: Loose) => keyOf(record)));
  return keys(recorded) === keys(ours) ? [] : [`order: recorded ${keys(recorded)}, ours ${keys(ours)}`];
}

function bodyOf({ body, form, raw_body }: Request, names: Names) {
  if (form) return new URLSearchParams(form).toString();
  if (raw_body !== undefined) return raw_body;
  return body === undefined ? undefined : names.translate(JSON.stringify(body));
}

export class Replayer {
  private token = '';

  constructor(
    private readonly app: Hono,
    readonly names: Names,
  ) {}

  private headersOf({ headers = {}, form }: Request) {
    const given = Object.entries(headers).map(([name, value]) => [name, value.replace('<token>', this.token)] as const);
    const ofForm = { 'Content-Type': 'application/x-www-form-urlencoded' };
    return { ...Object.fromEntries(given), ...(form && ofForm) };
  }

  private async send(request: Request) {
    const body = bodyOf(request, this.names);
    const answer = await this.app.request(this.names.translate(request.path), {
      method: request.method,
      headers: this.headersOf(request),
      ...(body !== undefined && { body }),
    });
    const text = await answer.text();
    const isJson = (answer.headers.get('Content-Type') ?? '').startsWith('application/json');
    return { status: answer.status, body: isJson ? JSON.parse(text) : text === '' ? null : text };
  }

  async replay({ request, response }: Pick<Exchange, 'request' | 'response'>): Promise<readonly string[]> {
    const { status, body } = await this.send(request);
    if (body?.access_token) this.token = body.access_token;
    if (status !== response.status)
      return [`status: recorded ${response.status}, ours ${status} ${JSON.stringify(body)?.slice(0, 300)}`];
    const found = compare(response.body, body, '', { names: this.names, exact: !isByChance(request) });
    return [...found, ...(found.length === 0 ? compareOrder(request, response.body, body) : [])];
  }

  /** A request that has to succeed; only the ids of its answer are read. */
  async repeat(exchange: Pick<Exchange, 'name' | 'request' | 'response'>): Promise<void> {
    const refused = (await this.replay(exchange)).find((each) => each.startsWith('status'));
    if (refused) throw new Error(`${exchange.name}: ${refused}`);
  }
}
