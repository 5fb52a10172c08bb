import type { TestApp } from '../server/app.ts';

interface Item {
  readonly record: { readonly id: string };
}

/** Pseudo-random number of an id and a version. */
const scoreOf = (text: string) =>
  [...text].reduce((score, letter) => (score * 31 + letter.charCodeAt(0)) % 1_000_003, 7);

const mostRecords = 1000;

/**
 * A proxy before our server that orders unsorted searches like Argilla: by a number that changes with each update of a
 * record.
 */
export class SearchOrder {
  private readonly versions = new Map<string, number>();
  private merges = 0;

  constructor(private readonly server: Pick<TestApp, 'app'>) {}

  readonly app = {
    fetch: async (request: Request): Promise<Response> => {
      const { pathname } = new URL(request.url);
      const updated = /records\/([^/]+)\/responses/.exec(pathname)?.[1];
      if (pathname.endsWith('/records/search')) return this.search(request);
      const response = await this.server.app.fetch(request);
      if (updated) this.update(updated);
      return response;
    },
  };

  /** Gives the record another position. */
  update(recordId: string): void {
    this.versions.set(recordId, (this.versions.get(recordId) ?? 0) + 1);
  }

  /** Gives every record another position, as when the index merges its segments. */
  merge(): void {
    this.merges += 1;
  }

  private async search(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const [offset = 0, limit = 0] = ['offset', 'limit'].map((name) => Number(url.searchParams.get(name)));
    url.searchParams.set('offset', '0');
    url.searchParams.set('limit', String(mostRecords));
    const { method, headers } = request;
    const whole = new Request(url, { method, headers, body: await request.text() });
    const found: { items: Item[]; total: number } = await (await this.server.app.fetch(whole)).json();
    const ordered = found.items.toSorted((one, other) => this.score(one) - this.score(other));
    return Response.json({ ...found, items: ordered.slice(offset, offset + limit) });
  }

  private score({ record: { id } }: Item) {
    return scoreOf(`${id} ${this.versions.get(id) ?? 0} ${this.merges}`);
  }
}
