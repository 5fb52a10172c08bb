import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type QuestionShares, sharesShown } from '#domain/datasets/shares.ts';
import { Button } from '../../components/controls/button.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import styles from './shares.module.css';
import { SharesChart } from './shares-chart.tsx';
import { SharesTable } from './shares-table.tsx';

interface SharesInQuestionProps {
  readonly shares: QuestionShares;
  readonly isTable: boolean;
}

export function SharesInQuestion({ shares: all, isTable }: SharesInQuestionProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const [showsAll, setShowsAll] = useState(false);
  const id = useId();
  const topShares = sharesShown(all);
  const shares = showsAll ? all.shares : topShares;
  const { question, answers } = all;
  const View = isTable ? SharesTable : SharesChart;
  return (
    <section className={styles.question} aria-labelledby={id}>
      <h4 id={id}>
        <bdi>{question.title}</bdi>{' '}
        <span>{t('panels.shares.answers', { count: answers, shown: number(answers) })}</span>
      </h4>
      {question.type === 'multi_label_selection' && <p className={styles.note}>{t('panels.shares.several')}</p>}
      <View shares={shares} labelId={id} />
      {topShares.length < all.shares.length && (
        <Button look="quiet" className={styles.small} aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll
            ? t('panels.shares.fewer', { count: topShares.length })
            : t('panels.shares.all', { count: all.shares.length })}
        </Button>
      )}
    </section>
  );
}
