import { optional, setting } from './row.ts';
import { basePath, databaseAddress, folder, hostName, origins, ownPage, webAddress, wholeNumber } from './setting.ts';

export const deploymentSettings = {
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
  rootRedirect: optional({
    env: 'ROOT_REDIRECT',
    flag: 'root-redirect',
    preset: '',
    meaning:
      'A page of the application, such as `/dataset/ID/annotation-mode`, to which a visit to its root is redirected (302); otherwise the list of datasets is shown.',
    parse: ownPage,
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
} as const;
