import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { WrongValue, webAddress } from './setting.ts';

export interface OAuthProvider {
  readonly name: string;
  /** Undefined for the hub, whose URL is another setting. */
  readonly issuer: string | undefined;
  readonly clientId: string;
  /** Undefined for public clients, which use PKCE only. */
  readonly clientSecret: string | undefined;
  readonly scopes: string;
  readonly role: 'annotator' | 'admin';
  /** Workspaces of new users; missing ones are created. */
  readonly workspaces: readonly string[];
}

/** Needs no issuer. */
export const hubProvider = 'huggingface';

const nonEmptyText = v.pipe(v.string(), v.nonEmpty());

const provider = v.strictObject({
  issuer: v.optional(nonEmptyText),
  client_id: nonEmptyText,
  client_secret: v.optional(nonEmptyText),
  scopes: v.optional(nonEmptyText),
  role: v.optional(v.picklist(['annotator', 'admin']), 'annotator'),
  workspaces: v.optional(v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))), []),
});

/** Part of URLs and of a cookie name. */
const name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_-]{0,49}$/));
const file = v.pipe(v.string(), v.parseJson(), v.record(name, provider));

function contents(text: string) {
  if (text.startsWith('{')) return text;
  try {
    return readFileSync(text, 'utf8');
  } catch {
    throw new WrongValue('JSON or the path of a readable file');
  }
}

/** Reports keys only: values may be secrets. */
function pathOf(issues: readonly v.BaseIssue<unknown>[]) {
  const place = issues[0]?.path?.map(({ key }) => String(key)).join('.');
  return place ? ` ("${place}" is invalid)` : '';
}

function toProvider(named: string, given: v.InferOutput<typeof provider>): OAuthProvider {
  const isHub = named === hubProvider;
  if (!isHub && given.issuer === undefined) throw new WrongValue(`complete: provider "${named}" requires an "issuer"`);
  return {
    name: named,
    issuer: given.issuer === undefined ? undefined : webAddress(given.issuer),
    clientId: given.client_id,
    clientSecret: given.client_secret,
    scopes: given.scopes ?? (isHub ? 'openid profile' : 'openid profile email'),
    role: given.role,
    workspaces: given.workspaces,
  };
}

export function oauthProviders(text: string): readonly OAuthProvider[] {
  if (text === '') return [];
  const read = v.safeParse(file, contents(text), { abortEarly: true });
  if (!read.success) throw new WrongValue(`JSON in the format of docs/oauth.md${pathOf(read.issues)}`);
  return Object.entries(read.output).map(([named, given]) => toProvider(named, given));
}
