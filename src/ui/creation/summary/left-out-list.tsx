import { useTranslation } from 'react-i18next';
import { keepMetadata, nameRecordsBy } from '#domain/creation/plan/dataset-plan.ts';
import { unusedColumns } from '#domain/creation/plan/unused-columns.ts';
import type { RowCheck } from '#domain/creation/portable/row-check.ts';
import { Button } from '../../components/controls/button.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import type { PlanProps } from '../plan/plan-props.ts';
import { NameList } from './name-list.tsx';
import styles from './summary.module.css';

interface LeftOutListProps extends PlanProps {
  readonly check: RowCheck;
  readonly unread: number;
}

export function LeftOutList({ viewModel, plan, check, unread }: LeftOutListProps) {
  const { t } = useTranslation();
  const { number, list } = useFormats();
  const { replaced, empty, lacking, wrong } = check;
  const columns = plan.source.isOfRecords ? [] : unusedColumns(plan);
  const cells = (counts: Readonly<Record<string, number>>) =>
    list(
      Object.entries(counts).map(([column, count]) => t('preparing.summary.cells', { column, number: number(count) })),
    );
  const lines = [
    empty > 0 && t('preparing.summary.empty', { count: empty, number: number(empty) }),
    unread > 0 && t('preparing.summary.unread', { count: unread, number: number(unread) }),
    columns.length > 0 && t('preparing.summary.columns', { columns: list(columns) }),
    hasAny(lacking) && t('preparing.summary.lacking', { columns: cells(lacking) }),
    hasAny(wrong) && t('preparing.summary.wrong', { columns: cells(wrong) }),
  ].filter((line) => line !== false);
  if (replaced === 0 && lines.length === 0) return <p>{t('preparing.summary.nothing')}</p>;
  return (
    <ul className={styles.lines}>
      {replaced > 0 && (
        <li>
          <Replaced viewModel={viewModel} plan={plan} check={check} />
        </li>
      )}
      {lines.map((line) => (
        <li key={line} dir="auto">
          {line}
        </li>
      ))}
    </ul>
  );
}

const hasAny = (counts: object) => Object.keys(counts).length > 0;

/** Rows that have their id in common with a later one; without ids, all of them stay. */
function Replaced({ viewModel, plan, check }: Omit<LeftOutListProps, 'unread'>) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { replaced, repeated } = check;
  const column = plan.externalId;
  return (
    <>
      <p>{t('preparing.summary.replaced', { count: replaced, number: number(replaced) })}</p>
      <NameList title={t('adding.twice', { count: repeated.count })} names={repeated.names} count={repeated.count} />
      {column !== undefined && !plan.source.isOfRecords && (
        <Button onClick={() => viewModel.change((it) => keepMetadata(nameRecordsBy(it, undefined), column, true))}>
          {t('preparing.summary.keepAll')}
        </Button>
      )}
    </>
  );
}
