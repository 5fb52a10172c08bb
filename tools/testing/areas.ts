/** The folders of src/ui that hold screens, by the browser tests that open these. */
export const specsByArea: Readonly<Record<string, RegExp>> = {
  annotation: /^(annotation|finding)\/|^apart\/annotation-states|^ours\/(others-change|blind)/,
  creation: /^(apart\/)?creating\//,
  datasets: /^exporting\/|^ours\/trash|^apart\/many-datasets/,
  'dataset-settings': /^settings\/|^ours\/(settings-of-others|label-colours)/,
  people: /^ours\/people/,
  quality: /^ours\/quality|^computed-quality/,
  session: /^(session|preferences)\.|^ours\/user-settings|^apart\/(oauth|frame)/,
};

/** The browser tests of what surrounds the screens. */
export const frameSpecs = /^shell\/|^(layouts|notices|errors|forced-colours|one-line)\./;

/** The browser tests that run for every change of the product. */
export const smokeSpecs = /^(layouts|policy)\./;

const areasByModule: Readonly<Record<string, readonly string[]>> = {
  annotation: ['annotation'],
  bulk: ['annotation'],
  creation: ['creation'],
  'dataset-settings': ['dataset-settings'],
  ending: ['annotation'],
  export: ['annotation', 'datasets'],
  filters: ['annotation'],
  people: ['people', 'session'],
  quality: ['quality'],
  uploads: ['creation'],
};

const areasByTexts: Readonly<Record<string, readonly string[]>> = {
  answering: ['annotation', 'dataset-settings'],
  bulk: ['annotation'],
  changing: ['dataset-settings'],
  creating: ['creation'],
  ending: ['annotation'],
  exporting: ['annotation', 'datasets'],
  finding: ['annotation'],
  keys: ['annotation'],
  people: ['people', 'session'],
  quality: ['quality'],
};

const nameIn = (path: string, folder: RegExp) => folder.exec(path)?.[1] ?? '';

const areaNamed = (name: string): readonly string[] => (name in specsByArea ? [name] : []);

/** The areas that a file of the product belongs to alone; none if every screen can need it. */
export const areasOf = (path: string): readonly string[] =>
  areasByModule[nameIn(path, /^di\/modules\/([\w-]+)\.ts$/)] ??
  areasByTexts[nameIn(path, /^locales\/([\w-]+)\//)] ??
  areaNamed(nameIn(path, /^src\/ui\/([\w-]+)\//));

/** The one area whose screens a test opens; undefined if it can open all. */
export const areaOfTest = (path: string): string | undefined => areaNamed(nameIn(path, /^test\/ui\/([\w-]+)\//))[0];

const isProduct = /^(src|di|server|contract|locales|public|bin)\/|^index\.html$/;

/** Why a browser test runs after a change of this file; undefined if it does not. */
export function whySpec(spec: string, changed: string): string | undefined {
  const name = spec.replace(/^test\/e2e\//, '');
  if (!isProduct.test(changed)) return undefined;
  const area = areasOf(changed).find((each) => specsByArea[each]?.test(name));
  if (area !== undefined) return `they are the browser tests of ${area}`;
  if (/^(src\/ui|locales)\//.test(changed) && areasOf(changed).length === 0 && frameSpecs.test(name)) {
    return 'they are the browser tests of the frame around all screens';
  }
  return smokeSpecs.test(name) ? 'they are the browser tests that run for every change of the product' : undefined;
}
