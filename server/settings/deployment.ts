import { optional, setting } from './row.ts';
import { basePath, databaseAddress, folder, hostName, origins, ownPage, webAddress, wholeNumber } from './setting.ts';

export const deploymentSettings = {
  port: setting({
    env: 'PORT',
    flag: 'port',
    preset: '4680',
    meaning: 'Port to listen on. `0` selects a free port.',
    parse: wholeNumber(0, 65_535),
  }),
  host: setting({
    env: 'HOST',
    flag: 'host',
    preset: '127.0.0.1',
    meaning:
      'Address to listen on. Addresses other than loopback require that every owner has replaced the generated password.',
    parse: hostName,
  }),
  dataDir: optional({
    env: 'DATA_DIR',
    flag: 'data-dir',
    preset: '',
    meaning: 'Folder for all data. Default: `./data` with `npm start`, `~/.postil` with the installed package.',
    parse: folder,
  }),
  databaseUrl: optional({
    env: 'DATABASE_URL',
    preset: '',
    meaning: 'URL of an external PostgreSQL database (version 15 or later), used instead of the embedded one.',
    parse: databaseAddress,
  }),
  basePath: setting({
    env: 'BASE_PATH',
    flag: 'base-path',
    preset: '/',
    meaning: 'URL path under which a reverse proxy serves the application and its API.',
    parse: basePath,
  }),
  rootRedirect: optional({
    env: 'ROOT_REDIRECT',
    flag: 'root-redirect',
    preset: '',
    meaning:
      'Path such as `/dataset/ID/annotation-mode` to which the server redirects the root of the application (302). By default the root shows the list of datasets.',
    parse: ownPage,
  }),
  apiUrl: optional({
    env: 'API_URL',
    flag: 'api-url',
    preset: '',
    meaning:
      'URL of another Argilla v2 server. Postil then serves only the web application, and proxies `/api` to that server.',
    parse: webAddress,
  }),
  embedOrigins: setting<readonly string[]>({
    env: 'EMBED_ORIGINS',
    flag: 'embed-origins',
    preset: '',
    meaning: 'Origins whose pages may embed the application in a frame, separated by commas.',
    parse: origins,
  }),
} as const;
