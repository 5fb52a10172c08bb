import { type ReactNode, useId, useRef } from 'react';
import styles from './panels.module.css';
import { Splitter } from './splitter.tsx';
import { shareStyle, useShare } from './use-layout.ts';

export function RecordColumn({ children }: { readonly children: ReactNode }) {
  const [share, storeShare] = useShare('record');
  const id = useId();
  const column = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={column} id={id} className={styles.column} style={shareStyle(share)}>
        {children}
      </div>
      <Splitter
        part="record"
        pane={column}
        controls={id}
        share={share}
        onResize={storeShare}
        onEnter={() => storeShare(undefined)}
      />
    </>
  );
}
