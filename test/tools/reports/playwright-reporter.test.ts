import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { playwrightFailure } from '../../../tools/reports/playwright-reporter.ts';

const file = 'test/e2e/a.spec.ts';

function errorContext() {
  const folder = mkdtempSync(join(tmpdir(), 'failures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'error-context.md');
  const page = Array.from({ length: 70 }, (_, item) => `- item ${item}`).join('\n');
  writeFileSync(
    path,
    `# Error\n\n\`\`\`\nnot this\n\`\`\`\n\n\`\`\`yaml\n${page}\n\`\`\`\n\n\`\`\`ts\nnor this\n\`\`\``,
  );
  return { name: 'error-context', contentType: 'text/markdown', path };
}

describe('the report of a Playwright failure', () => {
  it('contains the test, the failed steps, every reason and the line of the test', () => {
    const failed = { message: 'timed out' };
    const click = {
      message: 'click: timed out',
      location: { file: resolve('test/e2e/support/pages.ts'), line: 3, column: 1 },
      stack: `Error: click: timed out\n    at open (${resolve('test/e2e/support/pages.ts')}:3:1)\n    at ${resolve(file)}:7:9`,
    };
    const steps = [
      { title: 'begin', steps: [] },
      { title: 'go', error: failed, steps: [{ title: 'twice', error: failed, steps: [] }] },
    ];

    const failure = playwrightFailure('[postil] a › goes', file, {
      errors: [{ message: '\u001b[31mTest timeout\u001b[39m' }, click],
      steps,
      attachments: [],
    });

    expect(failure.split('\n')).toEqual([
      'FAILED [postil] a › goes › go › twice',
      '    Test timeout',
      '    click: timed out',
      '    at test/e2e/a.spec.ts:7',
    ]);
  });

  it('names the line of a helper if the test is not in the stack', () => {
    const location = { file: resolve('test/e2e/support/pages.ts'), line: 3, column: 1 };

    expect(playwrightFailure('a', file, { errors: [{ message: 'no', location }], steps: [], attachments: [] })).toBe(
      'FAILED a\n    no\n    at test/e2e/support/pages.ts:3',
    );
  });

  it('shows the first sixty lines of the page', () => {
    const lines = playwrightFailure('a', file, { errors: [], steps: [], attachments: [errorContext()] }).split('\n');

    expect(lines.slice(0, 3)).toEqual(['FAILED a', '    The page:', '      - item 0']);
    expect(lines.slice(-2)).toEqual(['      - item 59', '      …']);
  });
});
