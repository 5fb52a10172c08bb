import { describe, expect, it } from 'vitest';
import { HttpEnvironmentRepository } from '#infrastructure/http/session/http-environment-repository.ts';
import { ourServer, TestClient } from '../../../support/client.ts';
import { FakeEnvironmentRepository } from '../../../support/repositories/fake-environment-repository.ts';

const server = await ourServer();

function overHttp() {
  const client = new TestClient(server);
  return { environment: new HttpEnvironmentRepository(client.api), source: client };
}

function faked() {
  const environment = new FakeEnvironmentRepository();
  return { environment, source: environment };
}

describe.each([
  ['HTTP', overHttp],
  ['fake', faked],
])('an environment repository (%s)', (_, open) => {
  it('returns the settings of the server without a sign-in', async () => {
    const settings = await open().environment.settings();

    expect(settings).toMatchObject({ showsStorageWarning: false, sharesProgress: false, space: undefined });
    expect(Array.isArray(settings.features)).toBe(true);
  });

  it('names what failed', async () => {
    const { environment, source } = open();
    source.broken = 500;

    await expect(environment.settings()).rejects.toMatchObject({ code: 'ERROR_FETCHING_ENVIRONMENT_SETTINGS' });
  });
});

describe('the settings of the server', () => {
  it('are asked for once in ten minutes', async () => {
    const client = new TestClient(server);
    const environment = new HttpEnvironmentRepository(client.api);

    await environment.settings();
    client.clock.advance(599_999);
    await environment.settings();

    expect(client.asked).toEqual(['GET v1/settings']);
  });
});
