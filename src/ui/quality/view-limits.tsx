import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Question } from '#domain/annotation/question.ts';
import { type Criteria, initialCriteria } from '#domain/criteria/criteria.ts';
import { removeFilter } from '#domain/criteria/filter.ts';
import { FilterChips } from '../annotation/filters/filter-chips.tsx';
import { SubjectsViewModel } from '../annotation/filters/subjects-view-model.ts';
import { Button } from '../components/controls/button.tsx';
import { useViewModel } from '../shared/use-view-model.ts';
import styles from './quality.module.css';
import { useQualityAddress } from './view-address.ts';

export interface ViewLimitsProps {
  readonly datasetId: string;
  readonly questions: readonly Question[];
  readonly criteria: Criteria;
}

/** Search and filters that limit the figures; each filter can be removed. */
export const ViewLimits = observer(function ViewLimits({ datasetId, questions, criteria }: ViewLimitsProps) {
  const subjects = useViewModel(SubjectsViewModel, datasetId);
  const { t } = useTranslation();
  const { limitRecords } = useQualityAddress();
  const { search, filters } = criteria;
  return (
    <div className={styles.limits}>
      <span>{t('quality.limited')}</span>
      {search && <q>{search.text}</q>}
      {filters.length > 0 && (
        <FilterChips
          filters={filters}
          subjects={subjects.subjectsFor(questions, true)}
          onRemove={(target) => limitRecords({ ...criteria, filters: removeFilter(filters, target) })}
        />
      )}
      <Button look="quiet" onClick={() => limitRecords(initialCriteria)}>
        {t('quality.showAll')}
      </Button>
    </div>
  );
});
