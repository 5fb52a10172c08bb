import styles from './welcome.module.css';

export function Illustration() {
  return (
    <svg className={styles.picture} viewBox="0 0 368 168" fill="none" aria-hidden>
      <rect className={styles.sheet} x="1" y="1" width="366" height="166" rx="10" />
      <path className={styles.rule} d="M1 26h366M226 26v141" />
      <g className={styles.lines}>
        <path d="M20 50h168M20 68h182M20 86h150M20 104h176M20 122h96" />
      </g>
      <path className={styles.mark} d="M20 86h78" />
      <g className={styles.chips}>
        <rect x="244" y="46" width="52" height="20" rx="10" />
        <rect data-chosen x="302" y="46" width="46" height="20" rx="10" />
        <rect x="244" y="74" width="66" height="20" rx="10" />
      </g>
      <rect className={styles.button} x="244" y="128" width="104" height="24" rx="6" />
    </svg>
  );
}
