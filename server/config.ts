import {
  basePath,
  databaseAddress,
  duration,
  folder,
  hostName,
  imageSources,
  oneOf,
  origins,
  password,
  type Setting,
  size,
  webAddress,
  wholeNumber,
  yesOrNo,
} from './settings/setting.ts';

const setting = <T>(row: Setting<T>): Setting<T> => row;
const optional = <T>({ parse, ...row }: Setting<T>): Setting<T | undefined> => ({
  ...row,
  parse: (text) => (text === '' ? undefined : parse(text)),
});

/** Everything that can be set from outside, in the order of the documented table. */
export const settings = {
  port: setting({
    env: 'PORT',
    flag: 'port',
    preset: '4680',
    meaning: 'The port to listen on; 0 takes a free one.',
    parse: wholeNumber(0, 65_535),
  }),
  host: setting({
    env: 'HOST',
    flag: 'host',
    preset: '127.0.0.1',
    meaning: "The address to listen on. Beyond loopback only once a person has set the owner's password.",
    parse: hostName,
  }),
  dataDir: optional({
    env: 'DATA_DIR',
    flag: 'data-dir',
    preset: '',
    meaning: 'The folder of all data: `./data` for `npm start`, `~/.postil` for the installed package.',
    parse: folder,
  }),
  databaseUrl: optional({
    env: 'DATABASE_URL',
    preset: '',
    meaning: 'A PostgreSQL (15 or later) to use instead of the embedded one.',
    parse: databaseAddress,
  }),
  basePath: setting({
    env: 'BASE_PATH',
    flag: 'base-path',
    preset: '/',
    meaning: 'The path under which a proxy in front serves the application and its API.',
    parse: basePath,
  }),
  apiUrl: optional({
    env: 'API_URL',
    flag: 'api-url',
    preset: '',
    meaning: 'Another Argilla v2 server: only the web application is served, and `/api` is passed on to it.',
    parse: webAddress,
  }),
  embedOrigins: setting<readonly string[]>({
    env: 'EMBED_ORIGINS',
    flag: 'embed-origins',
    preset: '',
    meaning: 'Origins whose pages may show the application in a frame, separated by commas.',
    parse: origins,
  }),
  ownerPassword: optional({
    env: 'OWNER_PASSWORD',
    isSecret: true,
    preset: '',
    meaning: 'The password of the first owner (8 to 100 characters), used only when that user is made.',
    parse: password,
  }),
  demo: setting({
    env: 'DEMO',
    flag: 'demo',
    preset: 'true',
    meaning: 'Whether a new embedded database gets a demo workspace; `--no-demo` for none.',
    parse: yesOrNo,
  }),
  imageSources: setting({
    env: 'IMAGE_SOURCES',
    flag: 'image-sources',
    preset: "'self' data: blob: https:",
    meaning: 'Where pictures in records may be loaded from, as sources of a content policy.',
    parse: imageSources,
  }),
  trustProxy: setting({
    env: 'TRUST_PROXY',
    flag: 'trust-proxy',
    preset: '0',
    meaning: 'How many proxies stand in front, whose `X-Forwarded-For` is believed.',
    parse: wholeNumber(0, 10),
  }),
  tokenLife: setting({
    env: 'TOKEN_LIFE',
    flag: 'token-life',
    preset: '24h',
    meaning: 'How long a sign-in lasts.',
    parse: duration,
  }),
  bodyLimit: setting({
    env: 'BODY_LIMIT',
    flag: 'body-limit',
    preset: '100MB',
    meaning: 'The largest request that is read.',
    parse: size,
  }),
  signInFailuresPerName: setting({
    env: 'SIGN_IN_FAILURES_PER_NAME',
    flag: 'sign-in-failures-per-name',
    preset: '10',
    meaning: 'Failed sign-ins with one name before it has to wait.',
    parse: wholeNumber(1, 1_000_000),
  }),
  signInFailuresPerAddress: setting({
    env: 'SIGN_IN_FAILURES_PER_ADDRESS',
    flag: 'sign-in-failures-per-address',
    preset: '50',
    meaning: 'Failed sign-ins from one address before it has to wait.',
    parse: wholeNumber(1, 1_000_000),
  }),
  signInWindow: setting({
    env: 'SIGN_IN_WINDOW',
    flag: 'sign-in-window',
    preset: '10m',
    meaning: 'The time in which failed sign-ins are counted.',
    parse: duration,
  }),
  logLevel: setting({
    env: 'LOG_LEVEL',
    flag: 'log-level',
    preset: 'warn',
    meaning: 'What is logged to the error stream: trace, debug, info, warn, error, fatal or silent.',
    parse: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
  }),
} as const;

/** The settings in force. Times are in seconds, sizes in bytes; `basePath` has a slash at both ends. */
export type Config = { readonly [K in keyof typeof settings]: ReturnType<(typeof settings)[K]['parse']> };
