import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureOwner, hasOwner, ownerPasswordIsPersonal } from '#server/auth/first-owner.ts';
import { type TestApp, testApp } from '../../support/server/app.ts';

describe('the first owner', () => {
  let world: TestApp;

  beforeEach(async () => {
    world = await testApp();
  });
  afterEach(() => world.close());

  const ensure = (password?: string) => ensureOwner(world.db, password, world.deps.secrets);
  const signIn = async (password: string) => {
    const body = new URLSearchParams({ username: 'owner', password });
    return (await world.app.request('/api/v1/token', { method: 'POST', body })).status;
  };

  it('gets a generated password, readable and different each time', async () => {
    const { generatedPassword = '' } = await ensure();

    expect(generatedPassword.replaceAll('-', '')).toMatch(/^[^0O1lI5S2Z]{16,}$/);
    expect(await signIn(generatedPassword)).toBe(201);
    expect(await ownerPasswordIsPersonal(world.db)).toBe(false);
  });

  it('gets the configured password', async () => {
    const { generatedPassword } = await ensure('my own password');

    expect(generatedPassword).toBeUndefined();
    expect(await signIn('my own password')).toBe(201);
    expect(await ownerPasswordIsPersonal(world.db)).toBe(true);
  });

  it('is created once by concurrent starts', async () => {
    expect(await hasOwner(world.db)).toBe(false);

    const made = await Promise.all([ensure(), ensure(), ensure()]);
    const later = await ensure('another password');

    expect(made.filter(({ generatedPassword }) => generatedPassword !== undefined)).toHaveLength(1);
    expect(later.generatedPassword).toBeUndefined();
    expect(await hasOwner(world.db)).toBe(true);
    expect(await signIn('another password')).toBe(401);
  });

  it('gets an API key that is encrypted in the database', async () => {
    const { generatedPassword = '' } = await ensure();
    const body = new URLSearchParams({ username: 'owner', password: generatedPassword });
    const token = await (await world.app.request('/api/v1/token', { method: 'POST', body })).json();

    const headers = { Authorization: `Bearer ${token.access_token}` };
    const { api_key } = await (await world.app.request('/api/v1/me', { headers })).json();

    const byKey = await world.app.request('/api/v1/me', { headers: { 'X-Argilla-Api-Key': api_key } });
    const stored = JSON.stringify(await world.db.selectFrom('users').selectAll().execute());
    expect(byKey.status).toBe(200);
    expect(stored).not.toContain(api_key);
    expect(stored).not.toContain(generatedPassword);
  });
});
