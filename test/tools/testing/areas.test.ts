import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { frameSpecs, smokeSpecs, specsByArea } from '../../../tools/testing/areas.ts';
import { testFiles } from '../../../tools/testing/test-files.ts';

const specs = testFiles().playwright.map((path) => path.replace('test/e2e/', ''));
/** They look at every screen, which takes too long for each change. */
const wholeRunSpecs = /^accessibility\.|^apart\/screens\.|^ours\/weight/;
const groups = [...Object.values(specsByArea), frameSpecs, smokeSpecs, wholeRunSpecs];

const hasScreens = (area: string) =>
  readdirSync(`src/ui/${area}`, { recursive: true, encoding: 'utf8' }).some((name) => name.endsWith('-screen.tsx'));

describe('the areas of browser tests', () => {
  it('include each folder of screens', () => {
    const folders = readdirSync('src/ui', { withFileTypes: true }).filter((entry) => entry.isDirectory());

    expect(Object.keys(specsByArea).sort()).toEqual(
      folders
        .map(({ name }) => name)
        .filter(hasScreens)
        .sort(),
    );
  });

  it('cover every spec that is not left to whole runs', () => {
    expect(specs.filter((spec) => !groups.some((group) => group.test(spec)))).toEqual([]);
  });

  it('match at least one spec each', () => {
    expect(groups.filter((group) => !specs.some((spec) => group.test(spec)))).toEqual([]);
  });
});
