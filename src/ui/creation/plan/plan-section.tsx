import { type ReactNode, useId } from 'react';
import type { Problem } from '#domain/shared/problem.ts';
import { ProblemNote } from '../../components/form/problem-note.tsx';
import styles from './plan-section.module.css';

interface PlanSectionProps {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly problems?: readonly Problem[];
  /** By which it is found when something is wrong with it. */
  readonly place?: string;
  readonly children?: ReactNode;
}

const noProblems: readonly Problem[] = [];

/** A part of what is prepared, with what is wrong with all of it. */
export function PlanSection({ title, hint, problems = noProblems, place, children }: PlanSectionProps) {
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading} data-place={place} tabIndex={-1}>
      <h2 id={heading}>{title}</h2>
      {hint && <p className={styles.hint}>{hint}</p>}
      <ProblemNote id={`${heading}-problems`} problems={problems} />
      {children}
    </section>
  );
}
