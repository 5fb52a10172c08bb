import type { ApiResponse, Send } from '../support/client.ts';
import type { Tally } from '../support/tally.ts';
import { type HostileString, hostileStrings, upTo } from './strings.ts';

interface Item {
  readonly id: string;
}

interface Fields {
  readonly items: readonly { readonly name: string; readonly settings: { readonly type: string } }[];
}

export interface HostileData {
  readonly datasets: readonly string[];
  /** A dataset without settings of its own. */
  readonly plain: string;
}

export const password = 'a long enough password';

const parsed = ({ text }: ApiResponse): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const idOf = (answer: ApiResponse) => (parsed(answer) as Item | undefined)?.id ?? '';

interface Setting {
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly index: number;
}

type MakeSetting = (setting: Setting) => readonly [what: string, path: string, body: object];

const settingMakers: readonly [MakeSetting, ...MakeSetting[]] = [
  ({ name, title, text, index }) => [
    'the name, title and template of a field',
    'fields',
    {
      name,
      title,
      settings:
        index % 10 === 0 ? { type: 'custom', template: text, advanced_mode: index % 20 === 0 } : { type: 'chat' },
    },
  ],
  ({ name, title, text }) => [
    'the name, title and description of a question',
    'questions',
    { name, title, description: text.slice(0, 900), settings: { type: 'text', use_markdown: true } },
  ],
  ({ name, title }) => ['the name and title of a field', 'fields', { name, title, settings: { type: 'text' } }],
  ({ name, title }) => [
    'the name, title and terms of a property',
    'metadata-properties',
    { name, title, settings: { type: 'terms', values: [title, 'x'] } },
  ],
  ({ name, title }) => ['the name and title of vectors', 'vectors-settings', { name, title, dimensions: 2 }],
];

/** PostgreSQL stores neither NUL nor lone surrogates. */
const isSound = (text: string) => !/[\0\p{Surrogate}]/u.test(text);

/**
 * Fills every text of every entity through the API; the server accepts each text unchanged, or refuses it with a
 * message.
 */
export class HostileEntities {
  private readonly strings: readonly HostileString[];

  constructor(
    private readonly send: Send,
    private readonly tally: Tally,
    private readonly at: string,
  ) {
    this.strings = hostileStrings(at);
  }

  private async put(what: string, name: string, method: string, path: string, body: object): Promise<ApiResponse> {
    const answer = await this.send(method, path, body);
    const isAnswered = answer.status < 500 && (answer.status < 400 || parsed(answer) !== undefined);
    const isHtml = /html/.test(answer.headers.get('content-type') ?? '');
    const problem = isAnswered && !isHtml ? undefined : `${answer.status} ${answer.text.slice(0, 200)}`;
    this.tally.check(`${name} as ${what}`, problem, [`${method} ${path}`, JSON.stringify(body).slice(0, 300)]);
    return answer;
  }

  async fill(): Promise<HostileData> {
    for (const string of this.strings) {
      const text = upTo(200, string);
      await this.put('the name of a workspace', string.name, 'POST', '/v1/workspaces', { name: text });
      const person = { username: text, first_name: text, last_name: text, role: 'admin', password };
      await this.put('the names of a user', string.name, 'POST', '/v1/users', person);
      const hook = { url: 'http://127.0.0.1:9/hook', events: ['record.created'], description: upTo(1_000, string) };
      const made = await this.put('the description of a webhook', string.name, 'POST', '/v1/webhooks', hook);
      await this.send('DELETE', `/v1/webhooks/${idOf(made)}`);
    }
    const workspace = idOf(await this.send('POST', '/v1/workspaces', { name: '<b>hostile</b>' }));
    return { datasets: await this.fillDatasets(workspace), plain: await this.plainDataset(workspace) };
  }

  /** The first dataset holds all texts; the others have one text each, as name and guidelines. */
  private async fillDatasets(workspace_id: string): Promise<readonly string[]> {
    for (const string of this.strings) {
      const body = {
        name: upTo(200, string),
        guidelines: upTo(10_000, string),
        workspace_id,
        metadata: { [upTo(100, string)]: string.text },
      };
      await this.put('the name, guidelines and metadata of a dataset', string.name, 'POST', '/v1/datasets', body);
    }
    const guidelines = this.strings
      .map(({ text }) => text)
      .filter(isSound)
      .join('\n\n')
      .slice(0, 10_000);
    const whole = {
      name: '"><img src=x onerror=alert(1)>',
      workspace_id,
      guidelines,
    };
    const id = idOf(await this.send('POST', '/v1/datasets', whole));
    await this.fillSettings(id);
    await this.put('the dataset with everything', 'publish', 'PUT', `/v1/datasets/${id}/publish`, {});
    await this.fillRecords(id);
    return [id];
  }

  private async plainDataset(workspace_id: string) {
    const id = idOf(await this.send('POST', '/v1/datasets', { name: 'plain', workspace_id }));
    const setting = { name: 'text', title: 'Text', required: true, settings: { type: 'text' } };
    for (const kind of ['fields', 'questions']) await this.send('POST', `/v1/datasets/${id}/${kind}`, setting);
    await this.send('PUT', `/v1/datasets/${id}/publish`);
    return id;
  }

  private async fillSettings(dataset: string) {
    const at = `/v1/datasets/${dataset}`;
    const field = { name: 'text', title: 'Text', required: true, settings: { type: 'text', use_markdown: true } };
    await this.send('POST', `${at}/fields`, field);
    await this.send('POST', `${at}/fields`, { name: 'plain', title: 'Plain', settings: { type: 'text' } });
    await this.send('POST', `${at}/fields`, { name: 'chat', title: 'Chat', settings: { type: 'chat' } });
    await this.send('POST', `${at}/fields`, { name: 'image', title: 'Image', settings: { type: 'image' } });
    for (const [index, string] of this.strings.entries()) await this.fillSetting(at, index, string);
    const options = this.strings.map((string, index) => ({
      value: `${index} ${upTo(190, string)}`,
      text: upTo(400, string),
      description: upTo(900, string),
    }));
    const sound = options.filter(({ text }) => isSound(text));
    for (const type of ['label_selection', 'multi_label_selection', 'ranking', 'span']) {
      const settings = {
        type,
        options: type === 'ranking' ? sound.slice(0, 20) : sound,
        ...(type === 'span' && { field: 'plain' }),
      };
      const question = {
        name: `every ${type}`.replace(' ', '_'),
        title: `<b>${type}</b>`,
        description: `![x](x) <i>${type}</i>`,
        settings,
      };
      await this.put('the options of a question', type, 'POST', `${at}/questions`, question);
    }
    await this.send('POST', `${at}/questions`, {
      name: 'label',
      title: 'Label',
      required: true,
      settings: {
        type: 'label_selection',
        options: [
          { value: 'yes', text: 'Yes' },
          { value: 'no', text: 'No' },
        ],
      },
    });
  }

  /** Each text is a name and a title; the kind of item changes from text to text. */
  private async fillSetting(at: string, index: number, string: HostileString) {
    const title = upTo(400, string);
    const make = settingMakers[index % settingMakers.length] ?? settingMakers[0];
    for (const name of [`n${index}`, ...(index % 10 === 0 ? [] : [upTo(190, string)])]) {
      const [what, path, body] = make({ name, title, text: string.text, index });
      await this.put(what, string.name, 'POST', `${at}/${path}`, body);
    }
  }

  private async fillRecords(dataset: string) {
    const { items } = parsed(await this.send('GET', `/v1/datasets/${dataset}/questions`)) as {
      items: readonly (Item & { name: string })[];
    };
    const { items: all } = parsed(await this.send('GET', `/v1/datasets/${dataset}/fields`)) as Fields;
    const templated = all.filter(({ settings }) => settings.type === 'custom').map(({ name }) => name);
    const label = items.find(({ name }) => name === 'label')?.id;
    for (const [index, string] of this.strings.entries()) {
      const { text } = string;
      const more = Object.fromEntries(templated.map((name) => [name, { word: text }]));
      const item = {
        fields: {
          text,
          plain: text,
          chat: [{ role: text.slice(0, 100), content: text }],
          image: `http://${this.at}/${encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))}`,
          ...more,
        },
        external_id: text.slice(0, 200),
        metadata: { [text.slice(0, 100)]: text, plain: { [text.slice(0, 50)]: [text] } },
        suggestions: [{ question_id: label, value: 'yes', agent: upTo(200, string) }],
      };
      const made = await this.put(
        'the fields, metadata and agent of a record',
        string.name,
        'POST',
        `/v1/datasets/${dataset}/records/bulk`,
        { items: [item] },
      );
      if (made.status === 201) this.compare(string.name, item.fields, made);
      const search = {
        query: { text: { q: text } },
        filters: { and: [{ type: 'terms', scope: { entity: 'metadata', metadata_property: text }, values: [text] }] },
      };
      await this.put('a search', string.name, 'POST', `/v1/me/datasets/${dataset}/records/search`, search);
      const answer = { status: 'submitted', values: { label: { value: 'yes' }, n1: { value: text } } };
      const record = (parsed(made) as { items?: readonly Item[] } | undefined)?.items?.[0]?.id;
      if (record && index % 2 === 0)
        await this.put('the values of an answer', string.name, 'POST', `/v1/records/${record}/responses`, answer);
    }
    for (const format of ['jsonl', 'csv', 'parquet'])
      this.tally.check(`a file of all of it as ${format}`, await this.fileProblem(dataset, format));
  }

  private compare(name: string, fields: object, made: ApiResponse) {
    const [record] = (parsed(made) as { items: readonly { fields: Readonly<Record<string, unknown>> }[] }).items;
    const differing = Object.entries(fields).filter(
      ([field, value]) => JSON.stringify(record?.fields[field]) !== JSON.stringify(value),
    );
    this.tally.check(
      `${name} comes back as it was sent`,
      differing.length === 0 ? undefined : JSON.stringify(differing).slice(0, 300),
    );
  }

  private async fileProblem(dataset: string, format: string) {
    const { status, headers } = await this.send('POST', `/ext/v1/datasets/${dataset}/file`, { format });
    const name = headers.get('content-disposition') ?? '';
    return status === 200 && /^attachment; filename\*=UTF-8''[^\r\n"<>]+$/.test(name) ? undefined : `${status} ${name}`;
  }
}
