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
    ['/nowhere/oauth.json', 'the path of a file that can be read, or JSON'],
    ['{', 'JSON as docs/oauth.md describes it'],
    [JSON.stringify({ company: { client_id: 'us' } }), 'given an issuer for "company"'],
    [
      JSON.stringify({ company: { ...company, client_id: 7 } }),
      'JSON as docs/oauth.md describes it ("company.client_id" is not)',
    ],
    [
      JSON.stringify({ company: { ...company, role: 'owner' } }),
      'JSON as docs/oauth.md describes it ("company.role" is not)',
    ],
    [
      JSON.stringify({ company: { ...company, sort: 1 } }),
      'JSON as docs/oauth.md describes it ("company.sort" is not)',
    ],
    [JSON.stringify({ 'a/b': company }), 'JSON as docs/oauth.md describes it ("a/b" is not)'],
    [JSON.stringify({ company: { ...company, issuer: 'nowhere' } }), 'an address such as https://'],
  ])('are refused if they are %s, without printing a secret', (text, message) => {
    const read = () => oauthProviders(text);

    expect(read).toThrow(message);
    expect(read).not.toThrow(/hush/);
  });
});
