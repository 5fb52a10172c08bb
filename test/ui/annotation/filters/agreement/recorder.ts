import type { TestApp } from '../../../../support/server/app.ts';

interface Answer {
  readonly items: readonly { readonly record: { readonly external_id: string } }[];
  readonly total: number;
}

export interface Search {
  readonly query: string;
  readonly offset: number;
  readonly limit: number;
  readonly body: unknown;
  readonly answer: Answer;
}

const isSearch = (url: URL) => url.pathname.endsWith('/records/search');

export class Recorder {
  readonly searches: Search[] = [];
  pending = 0;

  constructor(private readonly server: Pick<TestApp, 'app'>) {}

  readonly app = {
    fetch: async (request: Request): Promise<Response> => {
      this.pending += 1;
      try {
        const asked = request.clone();
        const response = await this.server.app.fetch(request);
        if (isSearch(new URL(asked.url))) this.searches.push(await searchOf(asked, response.clone()));
        return response;
      } finally {
        this.pending -= 1;
      }
    },
  };
}

async function searchOf(request: Request, response: Response): Promise<Search> {
  const { search, searchParams } = new URL(request.url);
  const numberOf = (name: string) => Number(searchParams.get(name));
  return {
    query: search,
    offset: numberOf('offset'),
    limit: numberOf('limit'),
    body: await request.json(),
    answer: await response.json(),
  };
}
