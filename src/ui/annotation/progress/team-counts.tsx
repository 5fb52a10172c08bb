import { useTranslation } from 'react-i18next';
import { completedPercent, type Progress } from '#domain/datasets/progress.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import styles from './progress.module.css';
import { TeamBar } from './team-bar.tsx';

export function TeamCounts({ progress }: { readonly progress: Progress }) {
  const { t } = useTranslation();
  const { number, list } = useFormats();
  const { total, completed, pending, users } = progress;
  return (
    <section className={styles.counts} aria-label={t('panels.team')}>
      <h3>
        {t('panels.team')}
        <b>{t('datasets.percent', { percent: number(completedPercent(progress)) })}</b>
        <span>{t('panels.done', { completed: number(completed), total: number(total) })}</span>
      </h3>
      <TeamBar progress={progress} />
      <dl>
        <div data-status="submitted">
          <dt>{t('panels.completed')}</dt>
          <dd>{number(completed)}</dd>
        </div>
        <div>
          <dt>{t('panels.open')}</dt>
          <dd>{number(pending)}</dd>
        </div>
      </dl>
      {users.length > 0 && (
        <p dir="auto">
          {t('datasets.team')}: {list(users)}
        </p>
      )}
    </section>
  );
}
