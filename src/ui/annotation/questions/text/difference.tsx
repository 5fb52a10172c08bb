import { useMemo } from 'react';
import { differenceOf, type Stretch } from './words.ts';
import styles from './writing.module.css';

const tags = { same: 'span', gone: 'del', new: 'ins' } as const;

/** One text with another's words in it: struck what only the first has, underlined what only the second has. */
export function Difference({ from, to }: { readonly from: string; readonly to: string }) {
  const stretches = useMemo(() => placed(differenceOf(from, to)), [from, to]);
  return stretches.map(({ at, kind, text }) => {
    const Tag = tags[kind];
    return (
      <Tag key={`${kind} ${at}`} className={styles[kind]}>
        {text}
      </Tag>
    );
  });
}

function placed(stretches: readonly Stretch[]) {
  let end = 0;
  return stretches.map((stretch) => {
    const at = end;
    end += stretch.text.length;
    return { ...stretch, at };
  });
}
