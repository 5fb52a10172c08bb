import { isObject } from '#contract/schemas.ts';
import { PermanentFailure } from '../../jobs/job.ts';
import { callHub, jsonOf } from '../call-hub.ts';

const conflictStatus = 409;
const notFoundStatus = 404;

interface HubAccess {
  readonly root: string;
  readonly token: string;
  readonly signal: AbortSignal;
}

export interface HubFile {
  readonly path: string;
  readonly content: string;
}

export class HubRepository {
  constructor(
    private readonly access: HubAccess,
    readonly name: string,
  ) {}

  private call(path: string, init: RequestInit = {}, accepted: readonly number[] = []) {
    const { root, token, signal } = this.access;
    const headers = { ...init.headers, authorization: `Bearer ${token}` };
    return callHub(`${root}${path}`, signal, { init: { ...init, headers }, accepted });
  }

  /** Adds the token's namespace if the name has none. */
  static async find(access: HubAccess, name: string): Promise<HubRepository> {
    if (name.includes('/')) return new HubRepository(access, name);
    const { body } = await new HubRepository(access, name).call('/api/whoami-v2');
    const whose = jsonOf(body);
    if (!isObject(whose) || typeof whose.name !== 'string')
      throw new PermanentFailure('The hub did not return the owner of the token. Give the dataset name as owner/name');
    return new HubRepository(access, `${whose.name}/${name}`);
  }

  /** Creates the dataset if missing; an existing one keeps its visibility. */
  async make(isPrivate: boolean): Promise<void> {
    const [organization, name] = this.name.split('/');
    const body = JSON.stringify({ type: 'dataset', name, organization, private: isPrivate });
    const headers = { 'content-type': 'application/json' };
    await this.call('/api/repos/create', { method: 'POST', headers, body }, [conflictStatus]);
  }

  async read(path: string): Promise<string | undefined> {
    const { status, body } = await this.call(`/datasets/${this.name}/raw/main/${path}`, {}, [notFoundStatus]);
    return status === notFoundStatus ? undefined : body.toString();
  }

  async write({ path, content }: HubFile, summary: string): Promise<void> {
    const encoded = Buffer.from(content).toString('base64');
    const lines = [
      { key: 'header', value: { summary, description: '' } },
      { key: 'file', value: { path, content: encoded, encoding: 'base64' } },
    ];
    const body = lines.map((line) => JSON.stringify(line)).join('\n');
    const headers = { 'content-type': 'application/x-ndjson' };
    await this.call(`/api/datasets/${this.name}/commit/main`, { method: 'POST', headers, body });
  }
}
