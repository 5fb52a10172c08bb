import { type ReactNode, useId, useRef } from 'react';
import styles from './panels.module.css';
import { Splitter } from './splitter.tsx';
import { sized, useShare } from './use-layout.ts';

/** What is read, and the line that parts it from what is answered. */
export function RecordColumn({ children }: { readonly children: ReactNode }) {
  const [share, keep] = useShare('record');
  const id = useId();
  const column = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={column} id={id} className={styles.column} style={sized(share)}>
        {children}
      </div>
      <Splitter part="record" pane={column} controls={id} share={share} onKeep={keep} onEnter={() => keep(undefined)} />
    </>
  );
}
