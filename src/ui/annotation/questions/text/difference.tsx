import { useMemo } from 'react';
import { type DiffPart, differenceOf } from './text-diff.ts';
import styles from './writing.module.css';

const tags = { same: 'span', gone: 'del', new: 'ins' } as const;

export function Difference({ from, to }: { readonly from: string; readonly to: string }) {
  const parts = useMemo(() => withOffsets(differenceOf(from, to)), [from, to]);
  return parts.map(({ at, kind, text }) => {
    const Tag = tags[kind];
    return (
      <Tag key={`${kind} ${at}`} className={styles[kind]}>
        {text}
      </Tag>
    );
  });
}

function withOffsets(parts: readonly DiffPart[]) {
  let end = 0;
  return parts.map((part) => {
    const at = end;
    end += part.text.length;
    return { ...part, at };
  });
}
