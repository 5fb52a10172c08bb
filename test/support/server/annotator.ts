interface Page {
  readonly items: readonly { readonly record: { readonly id: string; readonly responses: readonly Response[] } }[];
}

interface Response {
  readonly id: string;
  readonly values: { readonly better?: { readonly value: string } };
}

type Call = (path: string, method?: string, body?: unknown) => Promise<globalThis.Response>;

async function signIn(address: string, password: string): Promise<Call> {
  const form = new URLSearchParams({ username: 'owner', password });
  const answer = await fetch(`${address}/api/v1/token`, { method: 'POST', body: form });
  const { access_token } = (await answer.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
  return (path, method = 'GET', body = undefined) =>
    fetch(`${address}/api/v1${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
}

/** The server answered that the database is down. */
class Unavailable extends Error {}

/** Errors of `fetch` when the server dies, as opposed to error responses. */
function endsWithServer(error: unknown) {
  if (!(error instanceof TypeError || error instanceof Unavailable)) throw error;
}

/** Answers the demo's conversations without pause, and remembers confirmed answers. */
export class Annotator {
  /** Last confirmed text of each record; its number increases with every answer. */
  readonly confirmed = new Map<string, number>();
  confirmations = 0;
  private readonly responses = new Map<string, string>();
  private records: readonly string[] = [];
  private dataset = '';
  private count = 0;

  constructor(private readonly password: string) {}

  private async page(call: Call) {
    const answer = await call(`/me/datasets/${this.dataset}/records/search?limit=500&include=responses`, 'POST', {});
    return ((await answer.json()) as Page).items.map(({ record }) => record);
  }

  /** Answers until the server dies. */
  async answerUntilGone(address: string): Promise<void> {
    const call = await signIn(address, this.password);
    const listed = (await (await call('/me/datasets')).json()) as { items: { id: string; name: string }[] };
    this.dataset = listed.items.find(({ name }) => name === 'Support conversations')?.id ?? '';
    const records = await this.page(call);
    this.records = records.map(({ id }) => id);
    for (const { id, responses } of records) if (responses[0]) this.responses.set(id, responses[0].id);
    await Promise.all([0, 1, 2, 3].map((hand) => this.work(call, hand).catch(endsWithServer)));
  }

  /** Four workers with separate records, so that each record has one last confirmed text. */
  private async work(call: Call, hand: number) {
    const own = this.records.filter((_, index) => index % 4 === hand);
    for (let at = 0; own.length > 0; at += 1) await this.answer(call, own[at % own.length] ?? '');
  }

  private async answer(call: Call, record: string) {
    this.count += 1;
    const number = this.count;
    const known = this.responses.get(record);
    const path = known ? `/responses/${known}` : `/records/${record}/responses`;
    const values = { helpfulness: { value: 3 }, better: { value: String(number) } };
    const answer = await call(path, known ? 'PUT' : 'POST', { status: 'submitted', values });
    if (answer.status >= 500) throw new Unavailable(await answer.text());
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    const { id } = (await answer.json()) as Response;
    this.responses.set(record, id);
    this.confirmed.set(record, number);
    this.confirmations += 1;
  }

  /** Confirmed answers that the server lost. Newer ones were saved without a confirmation. */
  async lost(address: string): Promise<readonly string[]> {
    const call = await signIn(address, this.password);
    const kept = new Map((await this.page(call)).map(({ id, responses }) => [id, responses[0]?.values.better?.value]));
    return [...this.confirmed].filter(([id, number]) => !(Number(kept.get(id)) >= number)).map(([id]) => id);
  }
}
