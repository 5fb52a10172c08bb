import { useId } from 'react';
import { Button } from '../controls/button.tsx';
import styles from './stoppable-progress.module.css';

interface StoppableProgressProps {
  readonly label: string;
  readonly value: number | undefined;
  /** Unknown if undefined or 0. */
  readonly max: number | undefined;
  /** Text of the button. */
  readonly stop: string;
  readonly onStop: () => void;
}

/** A bar for work that takes long, with a button that stops it. */
export function StoppableProgress({ label, value, max, stop, onStop }: StoppableProgressProps) {
  const id = useId();
  const isCounted = value !== undefined && max !== undefined && max > 0;
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>{label}</label>
      <progress id={id} {...(isCounted && { value, max })} />
      <Button onClick={onStop}>{stop}</Button>
    </div>
  );
}
