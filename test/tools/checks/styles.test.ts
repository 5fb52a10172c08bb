import { describe, expect, it } from 'vitest';
import { parseText } from '../../../tools/checks/sources.ts';
import { checkStyles, classesIn } from '../../../tools/checks/styles.ts';

const sheet = 'src/ui/a.module.css';
const component = (text: string) => parseText('src/ui/a.tsx', `import styles from './a.module.css';\n${text}`);
const problems = (css: string, text: string) => checkStyles([component(text)], new Map([[sheet, css]])).problems;

describe('the class names of a stylesheet', () => {
  it('are found in nested and combined selectors', () => {
    const css = `@layer screens {
      .row, .row > .cell:not(.empty) { margin: 0.5rem; background: url("a.png"); }
      @media (max-width: 40.5em) { .head[data-open="true"]::after { content: ".text"; } }
    }`;

    expect([...classesIn(css)]).toEqual(['row', 'cell', 'empty', 'head']);
  });

  it('are not found in comments, keyframes or :global selectors', () => {
    const css = `/* .gone { } */ @keyframes rise { from { top: 0 } }
      .code :global(:is(.hljs-a, .hljs-b)) { top: 0 } :global([data-theme="dark"]) .badge { top: 0 }`;

    expect([...classesIn(css)]).toEqual(['code', 'badge']);
  });
});

describe('the stylesheet check', () => {
  it('accepts a stylesheet if every class has a rule and every rule is used', () => {
    expect(problems('.row { top: 0 }', 'const a = <p className={styles.row} />;')).toEqual([]);
  });

  it('reports a class without a rule', () => {
    expect(problems('.row { top: 0 }', 'const a = [styles.row, styles.rows];')).toEqual([
      'src/ui/a.tsx:2: src/ui/a.module.css has no rule for .rows',
    ]);
  });

  it('reports an unused rule', () => {
    expect(problems('.row { top: 0 } .old { top: 0 }', 'const a = styles.row;')).toEqual([
      'src/ui/a.module.css: .old is unused',
    ]);
  });

  it('accepts unused rules if a component computes the class at run time', () => {
    expect(problems('.a { top: 0 } .b { top: 0 }', 'const a = styles[kind];')).toEqual([]);
  });
});
