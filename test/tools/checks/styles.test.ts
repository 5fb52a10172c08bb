import { describe, expect, it } from 'vitest';
import { parseText } from '../../../tools/checks/sources.ts';
import { checkStyles, classesIn } from '../../../tools/checks/styles.ts';

const sheet = 'src/ui/a.module.css';
const component = (text: string) => parseText('src/ui/a.tsx', `import styles from './a.module.css';\n${text}`);
const problems = (css: string, text: string) => checkStyles([component(text)], new Map([[sheet, css]])).problems;

describe('the classes of a stylesheet', () => {
  it('are those that it has rules for, however they are nested and combined', () => {
    const css = `@layer screens {
      .row, .row > .cell:not(.empty) { margin: 0.5rem; background: url("a.png"); }
      @media (max-width: 40.5em) { .head[data-open="true"]::after { content: ".text"; } }
    }`;

    expect([...classesIn(css)]).toEqual(['row', 'cell', 'empty', 'head']);
  });

  it('are not those of comments, of others or of names of rules', () => {
    const css = `/* .gone { } */ @keyframes rise { from { top: 0 } }
      .code :global(:is(.hljs-a, .hljs-b)) { top: 0 } :global([data-theme="dark"]) .badge { top: 0 }`;

    expect([...classesIn(css)]).toEqual(['code', 'badge']);
  });
});

describe('the check of styles', () => {
  it('finds nothing where each class has a rule, and each rule a component', () => {
    expect(problems('.row { top: 0 }', 'const a = <p className={styles.row} />;')).toEqual([]);
  });

  it('finds a class without a rule', () => {
    expect(problems('.row { top: 0 }', 'const a = [styles.row, styles.rows];')).toEqual([
      'src/ui/a.tsx:2: src/ui/a.module.css has no rule for .rows',
    ]);
  });

  it('finds an unused rule', () => {
    expect(problems('.row { top: 0 } .old { top: 0 }', 'const a = styles.row;')).toEqual([
      'src/ui/a.module.css: .old is unused',
    ]);
  });

  it('lets every rule be where a component tells the class while it runs', () => {
    expect(problems('.a { top: 0 } .b { top: 0 }', 'const a = styles[kind];')).toEqual([]);
  });
});
