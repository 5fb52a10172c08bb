import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { oauthProviders } from '#server/settings/oauth-providers.ts';
import { aFolder } from '../../support/server/folders.ts';

const company = { issuer: 'https://id.example.org/', client_id: 'us', client_secret: 'hush' };

describe('the OAuth providers', () => {
  it('are none by default', () => {
    expect(oauthProviders('')).toEqual([]);
  });

  it('are read from JSON, with defaults', () => {
    expect(oauthProviders(JSON.stringify({ company, huggingface: { client_id: 'us' } }))).toEqual([
      {
        name: 'company',
        issuer: 'https://id.example.org',
        clientId: 'us',
        clientSecret: 'hush',
        scopes: 'openid profile email',
        role: 'annotator',
        workspaces: [],
      },
      {
        name: 'huggingface',
        issuer: undefined,
        clientId: 'us',
        clientSecret: undefined,
        scopes: 'openid profile',
        role: 'annotator',
        workspaces: [],
      },
    ]);
  });

  it('are read from a file', async () => {
    const path = join(await aFolder(), 'oauth.json');
    await writeFile(path, JSON.stringify({ company: { ...company, role: 'admin', workspaces: ['a'] } }));

    expect(oauthProviders(path)).toMatchObject([{ name: 'company', role: 'admin', workspaces: ['a'] }]);
  });

  it.each([
    ['/nowhere/oauth.json', 'JSON or the path of a readable file'],
    ['{', 'JSON in the format of docs/oauth.md'],
    [JSON.stringify({ company: { client_id: 'us' } }), 'complete: provider "company" requires an "issuer"'],
    [
      JSON.stringify({ company: { ...company, client_id: 7 } }),
      'JSON in the format of docs/oauth.md ("company.client_id" is invalid)',
    ],
    [
      JSON.stringify({ company: { ...company, role: 'owner' } }),
      'JSON in the format of docs/oauth.md ("company.role" is invalid)',
    ],
    [
      JSON.stringify({ company: { ...company, sort: 1 } }),
      'JSON in the format of docs/oauth.md ("company.sort" is invalid)',
    ],
    [JSON.stringify({ 'a/b': company }), 'JSON in the format of docs/oauth.md ("a/b" is invalid)'],
    [JSON.stringify({ company: { ...company, issuer: 'nowhere' } }), 'a URL such as https://'],
  ])('are refused if they are %s, without printing a secret', (text, message) => {
    const read = () => oauthProviders(text);

    expect(read).toThrow(message);
    expect(read).not.toThrow(/hush/);
  });
});
