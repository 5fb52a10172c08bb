import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Question } from '#domain/annotation/question.ts';
import type { Progress } from '#domain/datasets/progress.ts';
import { sharesOf } from '#domain/datasets/shares.ts';
import { Button } from '../../components/controls/button.tsx';
import { useViewModel } from '../../shared/use-view-model.ts';
import styles from './shares.module.css';
import { SharesInQuestion } from './shares-in-question.tsx';
import { SharesViewModel } from './shares-view-model.ts';

interface SharesFailedProps {
  readonly onRetry: () => void;
}

function SharesFailed({ onRetry }: SharesFailedProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.shares} aria-label={t('panels.shares.title')}>
      <div className={styles.head} role="status">
        <p>{t('panels.shares.failed')}</p>
        <Button className={styles.small} onClick={onRetry}>
          {t('common.retry')}
        </Button>
      </div>
    </section>
  );
}

interface SharesProps {
  readonly questions: readonly Question[];
  readonly progress: Progress | undefined;
}

/** While the counts load, the section keeps its height. */
export const Shares = observer(function Shares({ questions, progress }: SharesProps) {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const viewModel = useViewModel(SharesViewModel, id);
  const [isTable, setTable] = useState(false);
  useEffect(() => viewModel.handleProgress(progress), [viewModel, progress]);
  const { counts, hasFailed, retry } = viewModel;
  const all = sharesOf(questions, counts ?? new Map());
  if (all.length === 0) return null;
  if (hasFailed) return <SharesFailed onRetry={retry} />;

  return (
    <section className={styles.shares} aria-label={t('panels.shares.title')} aria-busy={!counts}>
      <div className={styles.head}>
        <h3>{t('panels.shares.title')}</h3>
        <Button
          look={isTable ? 'strong' : 'plain'}
          className={styles.small}
          aria-pressed={isTable}
          onClick={() => setTable(!isTable)}
        >
          {t('panels.shares.asTable')}
        </Button>
      </div>
      <p className={styles.note}>{t('panels.shares.from')}</p>
      {all.map((each) => (
        <SharesInQuestion key={each.question.id} shares={each} isTable={isTable} />
      ))}
    </section>
  );
});
