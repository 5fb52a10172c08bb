import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/read-config.ts';

describe('the settings', () => {
  it('have defaults', () => {
    const config = readConfig([], {});

    expect(config).toMatchObject({
      port: 4680,
      host: '127.0.0.1',
      dataDir: undefined,
      databaseUrl: undefined,
      basePath: '/',
      apiUrl: undefined,
      embedOrigins: [],
      ownerPassword: undefined,
      demo: true,
      imageSources: "'self' data: blob: https:",
      tokenLife: 86_400,
      bodyLimit: 100_000_000,
      signInWindow: 600,
      logLevel: 'warn',
    });
  });

  it('are read from the environment, where empty texts count as missing', () => {
    const config = readConfig([], {
      PORT: '8080',
      HOST: '',
      EMBED_ORIGINS: 'https://a.example, http://localhost:3000',
      API_URL: 'https://argilla.example/team/',
    });

    expect(config).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      embedOrigins: ['https://a.example', 'http://localhost:3000'],
      apiUrl: 'https://argilla.example/team',
    });
  });

  it('are read from flags, which override the environment', () => {
    const config = readConfig(['--port', '1', '--data-dir=/a b/ü', '--no-demo'], { PORT: '2', DEMO: 'true' });

    expect(config).toMatchObject({ port: 1, dataDir: '/a b/ü', demo: false });
  });

  it.each([
    ['/', '/'],
    ['/postil', '/postil/'],
    ['/a/b-c/', '/a/b-c/'],
  ])('take %s as the base path %s', (text, basePath) => {
    const config = readConfig([], { BASE_PATH: text });

    expect(config.basePath).toBe(basePath);
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, not "abc"'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, not "65536"'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535, not "-1"'],
    [{ HOST: 'a host' }, 'HOST must be an IP address or host name of this machine, not "a host"'],
    [
      { DATABASE_URL: 'mysql://root:secret@x/y' },
      'DATABASE_URL must be a URL such as postgresql://user:password@host:5432/database',
    ],
    [
      { DATABASE_URL: 'postgres:root:secret' },
      'DATABASE_URL must be a URL such as postgresql://user:password@host:5432/database',
    ],
    [{ API_URL: 'https://root:secret@x' }, 'API_URL must be a URL without username and password'],
    [{ BASE_PATH: 'postil' }, 'BASE_PATH must be a path such as /postil, not "postil"'],
    [{ BASE_PATH: '/a/../b' }, 'BASE_PATH must be a path such as /postil, not "/a/../b"'],
    [{ BASE_PATH: '//evil.example' }, 'BASE_PATH must be a path such as /postil, not "//evil.example"'],
    [{ API_URL: 'argilla' }, 'API_URL must be a URL such as https://argilla.example.org, not "argilla"'],
    [
      { API_URL: 'file:///etc/passwd' },
      'API_URL must be a URL such as https://argilla.example.org, not "file:///etc/passwd"',
    ],
    [
      { EMBED_ORIGINS: 'https://a.example/x' },
      'EMBED_ORIGINS must be origins such as https://portal.example.org, separated by commas, not "https://a.example/x"',
    ],
    [
      { EMBED_ORIGINS: '*' },
      'EMBED_ORIGINS must be origins such as https://portal.example.org, separated by commas, not "*"',
    ],
    [{ OWNER_PASSWORD: 'secret7' }, 'OWNER_PASSWORD must be 8 to 100 characters long, not 7'],
    [{ OWNER_PASSWORD: 'x'.repeat(101) }, 'OWNER_PASSWORD must be 8 to 100 characters long, not 101'],
    [{ DEMO: 'yes' }, 'DEMO must be true or false, not "yes"'],
    [
      { IMAGE_SOURCES: "'self'; script-src *" },
      `IMAGE_SOURCES must be CSP sources such as 'self' data: https://images.example.org, not "'self';"`,
    ],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be a whole number from 0 to 10, not "true"'],
    [{ TOKEN_LIFE: '1 week' }, 'TOKEN_LIFE must be a duration such as 30m, 24h or 7d, not "1 week"'],
    [{ TOKEN_LIFE: '25d' }, 'TOKEN_LIFE must be at most 24d, not "25d"'],
    [{ SIGN_IN_WINDOW: '600h' }, 'SIGN_IN_WINDOW must be at most 24d, not "600h"'],
    [{ BODY_LIMIT: '100' }, 'BODY_LIMIT must be a size such as 500KB or 100MB, not "100"'],
    [{ SIGN_IN_FAILURES_PER_NAME: '0' }, 'SIGN_IN_FAILURES_PER_NAME must be a whole number from 1 to 1000000, not "0"'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "loud"'],
    [
      { API_URL: 'http://a', DATABASE_URL: 'postgres://b' },
      'API_URL and DATABASE_URL cannot be combined: the server at API_URL has its own database. Unset one of them',
    ],
  ])('reject %j with one line', (env, message) => {
    expect(() => readConfig([], env)).toThrow(message);
  });

  it.each([
    [['--colour'], 'Unknown option --colour. See postil --help'],
    [['serve'], 'Unknown argument serve. See postil --help'],
    [['--no-port'], 'Unknown option --no-port. See postil --help'],
    [['--owner-password', 'in sight of all'], 'Unknown option --owner-password. See postil --help'],
    [['--port'], 'Option --port requires a value'],
    [['--port', 'x'], '--port must be a whole number from 0 to 65535, not "x"'],
  ])('reject the arguments %j with one line', (args, message) => {
    expect(() => readConfig(args, {})).toThrow(message);
  });

  it('trim values except passwords', () => {
    const config = readConfig([], { OWNER_PASSWORD: ' with blanks ', PORT: ' 4700 ' });

    expect([config.ownerPassword, config.port]).toEqual([' with blanks ', 4700]);
  });
});
