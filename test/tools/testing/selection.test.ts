import { describe, expect, it } from 'vitest';
import type { ImportGraph } from '../../../tools/testing/import-graph.ts';
import { selectTests } from '../../../tools/testing/selection.ts';

const imports: Readonly<Record<string, readonly string[]>> = {
  'vite.config.ts': ['test/support/cluster.ts', 'test/ui/people/people.test.tsx'],
  'test/support/cluster.ts': ['server/app.ts'],
  'test/support/container.ts': ['di/modules/signed-in.ts', 'di/modules/annotation.ts', 'server/app.ts'],
  'di/modules/signed-in.ts': ['src/ui/people/people-view-model.ts', 'src/application/outbox.ts'],
  'di/modules/annotation.ts': ['src/ui/annotation/model/annotation-view-model.ts'],
  'src/ui/app.tsx': ['src/ui/routes.tsx', 'later src/ui/layouts/chip.tsx'],
  'src/ui/routes.tsx': ['later src/ui/annotation/annotation-screen.tsx', 'later src/ui/people/people-screen.tsx'],
  'src/ui/annotation/annotation-screen.tsx': ['src/ui/annotation/record.tsx', 'later src/ui/annotation/palette.tsx'],
  'src/ui/i18n/texts.ts': ['later locales/people/de.json'],
  'test/ui/support/open-app.tsx': ['src/ui/app.tsx', 'src/ui/i18n/texts.ts', 'test/support/container.ts'],
  'test/ui/annotation/keys.test.tsx': ['test/ui/support/open-app.tsx'],
  'test/ui/annotation/words.test.ts': ['src/ui/annotation/words.ts'],
  'test/ui/people/people.test.tsx': ['test/ui/support/open-app.tsx'],
  'test/ui/routes/routes.test.tsx': ['test/ui/support/open-app.tsx'],
  'test/infrastructure/api.test.ts': ['test/support/container.ts'],
  'test/server/app.test.ts': ['server/app.ts'],
  'test/e2e/annotation/keys.spec.ts': ['test/e2e/support/pages.ts'],
  'test/e2e/ours/people.spec.ts': ['src/ui/people/people-view-model.ts'],
  'test/e2e/shell/routes.spec.ts': [],
  'test/e2e/policy.spec.ts': [],
  'playwright.config.ts': ['test/e2e/support/global-setup.ts'],
};

const graph: ImportGraph = new Map(
  Object.entries(imports).map(([from, links]) => [
    from,
    links.map((link) => ({ path: link.replace('later ', ''), isDynamic: link.startsWith('later ') })),
  ]),
);

const tests = Object.keys(imports).filter((path) => /\.(test|spec)\./.test(path));

const chosenFor = (...changed: readonly string[]) => [...selectTests(graph, tests, changed).chosen.keys()];

const units = (paths: readonly string[]) => paths.filter((path) => path.includes('.test.'));
const specs = (paths: readonly string[]) => paths.filter((path) => path.includes('.spec.'));

const openAll = 'test/ui/routes/routes.test.tsx';
const ofAnnotation = 'test/ui/annotation/keys.test.tsx';
const ofPeople = 'test/ui/people/people.test.tsx';
const smoke = 'test/e2e/policy.spec.ts';

describe('the tests selected for a change', () => {
  it.each([
    ['a screen', 'src/ui/annotation/annotation-screen.tsx', [ofAnnotation, openAll]],
    ['a component of a screen', 'src/ui/annotation/record.tsx', [ofAnnotation, openAll]],
    ['a component that a screen loads lazily', 'src/ui/annotation/palette.tsx', [ofAnnotation, openAll]],
    ['a view-model of one area', 'src/ui/people/people-view-model.ts', [ofPeople, openAll]],
    ['a module of one area', 'di/modules/annotation.ts', [ofAnnotation, openAll]],
    ['the locale file of one area', 'locales/people/de.json', [ofPeople, openAll]],
    ['the layout of all screens', 'src/ui/layouts/chip.tsx', [ofAnnotation, ofPeople, openAll]],
    ['a test', 'test/ui/annotation/words.test.ts', ['test/ui/annotation/words.test.ts']],
    ['a module that a test imports', 'src/ui/annotation/words.ts', ['test/ui/annotation/words.test.ts']],
  ])('are those that use %s', (_, changed, chosen) => {
    expect(units(chosenFor(changed))).toEqual(chosen);
  });

  it('are those of all areas for a module that every area imports', () => {
    const chosen = [ofAnnotation, ofPeople, openAll, 'test/infrastructure/api.test.ts'];

    expect(units(chosenFor('src/application/outbox.ts'))).toEqual(chosen);
    expect(units(chosenFor('server/app.ts'))).toEqual([...chosen, 'test/server/app.test.ts']);
  });

  it.each(['package.json', 'package-lock.json', 'vite.config.ts', 'test/support/cluster.ts'])(
    'are all of them if %s has changed',
    (changed) => {
      expect(chosenFor(changed)).toEqual(tests);
    },
  );

  it('are none for a page of the documentation', () => {
    expect(selectTests(graph, tests, ['docs/people.md'])).toEqual({ chosen: new Map(), untested: ['docs/people.md'] });
  });

  it('are listed with the reason for each', () => {
    const { chosen } = selectTests(graph, tests, ['src/ui/people/people-screen.tsx']);

    expect([...chosen]).toEqual([
      [ofPeople, 'they use src/ui/people/people-screen.tsx'],
      [openAll, 'they use src/ui/people/people-screen.tsx'],
      ['test/e2e/ours/people.spec.ts', 'they are the browser tests of people'],
      [smoke, 'they are the browser tests that run for every change of the product'],
    ]);
  });
});

describe('the browser tests selected for a change', () => {
  it.each([
    ['a screen', 'src/ui/people/people-screen.tsx', ['test/e2e/ours/people.spec.ts', smoke]],
    ['the stylesheet of a screen', 'src/ui/people/people.module.css', ['test/e2e/ours/people.spec.ts', smoke]],
    ['the locale file of one area', 'locales/people/de.json', ['test/e2e/ours/people.spec.ts', smoke]],
    ['the layout of all screens', 'src/ui/layouts/chip.tsx', ['test/e2e/shell/routes.spec.ts', smoke]],
    ['the server', 'server/app.ts', [smoke]],
    ['a helper of browser tests', 'test/e2e/support/pages.ts', ['test/e2e/annotation/keys.spec.ts']],
    ['a test of vitest', 'test/ui/people/people.test.tsx', []],
  ])('are those of its area if %s has changed', (_, changed, chosen) => {
    expect(specs(chosenFor(changed))).toEqual(chosen);
  });

  it.each(['playwright.config.ts', 'test/e2e/support/global-setup.ts'])(
    'are all of them if %s has changed',
    (changed) => {
      expect(chosenFor(changed)).toEqual(specs(tests));
    },
  );
});
