const only = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { pathNot: to },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    only('domain-stands-alone', '^src/domain/', '^src/domain/', 'The domain imports nothing, not even packages.'),
    only(
      'application-knows-the-domain',
      '^src/application/',
      '^src/(application|domain)/',
      'Use cases reach the world through their ports.',
    ),
    only(
      'formats-know-the-domain',
      '^src/formats/',
      '^(src/(formats|domain)/|node_modules/(csv-parse|hyparquet|hyparquet-compressors|hyparquet-writer)/)',
      'Readers and writers of files run in the browser, on the server and on the command line.',
    ),
    only(
      'contract-stands-alone',
      '^contract/',
      '^(contract/|node_modules/valibot/)',
      'The contract is read by both sides, so it can know neither.',
    ),
    only(
      'infrastructure-implements-ports',
      '^src/infrastructure/',
      '^(src/(infrastructure|application|domain|formats)/|contract/|node_modules/(ky|valibot|idb)/)',
      'Adapters know nothing of screens.',
    ),
    {
      name: 'contract-ends-at-the-edge',
      comment: 'Wire types never pass the mappers: turn them into domain values in src/infrastructure/http.',
      severity: 'error',
      from: { path: '^(src|di)/', pathNot: '^src/infrastructure/(files|http|hub)/' },
      to: { path: '^contract/' },
    },
    only(
      'screens-know-use-cases',
      '^src/ui/',
      '^(src/(ui|application|domain)/|locales/|node_modules/|virtual:)',
      'Screens never see an adapter.',
    ),
    {
      name: 'server-stands-apart',
      comment: 'What both sides must agree on belongs in contract/ or src/domain/.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(src|di|locales|test)/', pathNot: '^src/(domain|formats)/' },
    },
    {
      name: 'product-knows-no-tests',
      comment: 'What the product needs does not live in test/, tools/ or bench/.',
      severity: 'error',
      from: { path: '^(src|di|contract|server|bin)/' },
      to: { path: '^(test|tools|bench)/' },
    },
    {
      name: 'inversify-stays-in-di',
      comment: 'Name what a constructor needs in di/; nothing else knows the container.',
      severity: 'error',
      from: { pathNot: '^di/' },
      to: { path: 'node_modules/inversify/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ky-stays-in-http',
      comment: 'Calls go through Api; nothing else knows ky or a status.',
      severity: 'error',
      from: { pathNot: '^src/infrastructure/(http|hub)/' },
      to: { path: 'node_modules/ky/' },
    },
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'No other file imports this one.',
      severity: 'error',
      from: { orphan: true, pathNot: '[.]d[.]ts$|^src/main|^src/application/ports/|^test/|^tools/|^bench/' },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|[.]cache)/' },
    tsConfig: { fileName: 'tsconfig.web.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
