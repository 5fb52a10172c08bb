import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowCheck } from '#domain/creation/portable/row-check.ts';
import type { PlanProps } from '../plan/plan-props.ts';
import { CreatedList } from './created-list.tsx';
import { LeftOutList } from './left-out-list.tsx';
import styles from './summary.module.css';

interface SummarySectionProps extends PlanProps {
  /** Undefined until the rows are counted. */
  readonly check: RowCheck | undefined;
  /** Number of lines that cannot be read. */
  readonly unread: number;
}

export const SummarySection = observer(function SummarySection(props: SummarySectionProps) {
  const { viewModel, plan, check, unread } = props;
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={styles.summary}>
      <section aria-labelledby={`${id}-there`}>
        <h2 id={`${id}-there`}>{t('preparing.summary.there')}</h2>
        <CreatedList plan={plan} check={check} />
      </section>
      <section aria-labelledby={`${id}-left-out`}>
        <h2 id={`${id}-left-out`}>{t('preparing.summary.leftOut')}</h2>
        {check && <LeftOutList viewModel={viewModel} plan={plan} check={check} unread={unread} />}
      </section>
    </div>
  );
});
