import { type ReactNode, useId } from 'react';
import type { Problem } from '#domain/shared/problem.ts';
import { ProblemNote } from '../../components/form/problem-note.tsx';
import styles from './plan-section.module.css';

interface PlanSectionProps {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly problems?: readonly Problem[];
  /** Key by which a problem finds the section. */
  readonly planPart?: string;
  readonly children?: ReactNode;
}

const noProblems: readonly Problem[] = [];

export function PlanSection({ title, hint, problems = noProblems, planPart, children }: PlanSectionProps) {
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading} data-plan-part={planPart} tabIndex={-1}>
      <h2 id={heading}>{title}</h2>
      {hint && <p className={styles.hint}>{hint}</p>}
      <ProblemNote id={`${heading}-problems`} problems={problems} />
      {children}
    </section>
  );
}
