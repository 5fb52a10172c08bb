import { type CallName, calls } from '#contract/calls.ts';
import { restore } from './restore.ts';

export interface Exchange {
  readonly file: string;
  readonly name: string;
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: unknown;
    readonly form?: Readonly<Record<string, string>>;
    readonly raw_body?: string;
  };
  readonly response: Response;
  /** Recorded response, without the middle of long lists and texts. */
  readonly kept: Response;
}

interface Response {
  readonly status: number;
  readonly body: unknown;
}

export interface Recorded extends Exchange {
  readonly call: CallName;
}

const files = import.meta.glob<readonly Omit<Exchange, 'file' | 'kept'>[]>(
  ['./recordings/*.json', '!./recordings/openapi-paths.json'],
  { eager: true, import: 'default' },
);

export const offered = Object.values(
  import.meta.glob<readonly { readonly method: string; readonly path: string }[]>('./recordings/openapi-paths.json', {
    eager: true,
    import: 'default',
  }),
).flat();

export const exchanges: readonly Exchange[] = Object.entries(files).flatMap(([path, recorded]) =>
  recorded.map((exchange) => ({
    ...restore(exchange),
    file: path.replace(/^.*\/|\.json$/g, ''),
    kept: exchange.response,
  })),
);

export const recorded: readonly Recorded[] = exchanges.flatMap((exchange) => {
  const call = callOf(exchange);
  return call ? [{ ...exchange, call }] : [];
});

export const isSuccess = ({ response }: Exchange) => response.status < 300;

export const titleOf = ({ file, name, request }: Exchange) => `${file}: ${name} (${request.method} ${pathOf(request)})`;

export const sent = ({ request }: Exchange) => request.body ?? request.form ?? request.raw_body;

function pathOf({ path }: Exchange['request']) {
  return path.replace(/\?.*$/, '');
}

/** Texts, or lists of texts for repeated parameters. */
export function queryOf({ request }: Exchange) {
  const parameters = new URLSearchParams(request.path.replace(/^[^?]*/, ''));
  const { include: _, ...single } = Object.fromEntries(parameters);
  return parameters.has('include') ? { ...single, include: parameters.getAll('include') } : single;
}

function callOf({ request }: Exchange): CallName | undefined {
  const names = Object.keys(calls) as CallName[];
  return names.find((name) => {
    const { method, path } = calls[name];
    return method === request.method && new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(pathOf(request));
  });
}
