import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '#application/shared/reason.ts';
import { Button } from '../../components/controls/button.tsx';
import { Reason } from '../../components/feedback/reason.tsx';
import { Skeleton } from '../../components/feedback/skeleton.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import { PlanSection } from '../plan/plan-section.tsx';
import { NameList } from '../summary/name-list.tsx';
import styles from './adding.module.css';
import type { AddingViewModel } from './adding-view-model.ts';

interface DuplicatesSectionProps {
  readonly viewModel: AddingViewModel;
}

export const DuplicatesSection = observer(function DuplicatesSection({ viewModel }: DuplicatesSectionProps) {
  const { t } = useTranslation();
  const { duplicates } = viewModel;
  return (
    <PlanSection title={t('adding.duplicates')}>
      {!duplicates && <Comparing viewModel={viewModel} />}
      <div role="status" className={styles.duplicates}>
        {duplicates && <KnownRecords names={duplicates.alreadyInDataset} total={duplicates.total} />}
      </div>
      {duplicates && duplicates.repeatedInFile.length > 0 && (
        <NameList
          title={t('adding.twice', { count: duplicates.repeatedInFile.length })}
          names={duplicates.repeatedInFile}
        />
      )}
    </PlanSection>
  );
});

const Comparing = observer(function Comparing({ viewModel }: DuplicatesSectionProps) {
  const { t } = useTranslation();
  const { comparing, findDuplicates } = viewModel;
  if (!comparing.hasFailed) return <Skeleton lines={1} />;
  return (
    <div role="alert" className={styles.duplicates}>
      <div>
        {t('adding.unknown')} <Reason message={reasonOf(comparing.failure)} />
      </div>
      <Button onClick={findDuplicates}>{t('common.retry')}</Button>
    </div>
  );
});

function KnownRecords({ names, total }: { readonly names: readonly string[]; readonly total: number }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  if (names.length === 0) return <p>{t('adding.allNew', { count: total, total: number(total) })}</p>;
  const title = t('adding.known', { count: names.length, known: number(names.length), total: number(total) });
  return (
    <>
      <NameList title={title} names={names} />
      <p className={styles.note}>{t('adding.knownNote')}</p>
    </>
  );
}
