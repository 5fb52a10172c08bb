import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Question } from '#domain/annotation/question.ts';
import { type Criteria, initialCriteria } from '#domain/criteria/criteria.ts';
import { removeFilter } from '#domain/criteria/filter.ts';
import { FilterChips } from '../annotation/filters/filter-chips.tsx';
import { SubjectsViewModel } from '../annotation/filters/subjects-view-model.ts';
import { Button } from '../components/controls/button.tsx';
import { qualityAddress } from '../navigation/quality-address.ts';
import { useViewModel } from '../shared/use-view-model.ts';
import styles from './quality.module.css';

export interface ViewLimitsProps {
  readonly datasetId: string;
  readonly questions: readonly Question[];
  readonly view: Criteria;
}

/** Search and filters that limit the figures; each filter can be removed. */
export const ViewLimits = observer(function ViewLimits({ datasetId, questions, view }: ViewLimitsProps) {
  const subjects = useViewModel(SubjectsViewModel, datasetId);
  const { t } = useTranslation();
  const navigate = useNavigate();
  const limitTo = (next: Criteria) => void navigate(qualityAddress(datasetId, next));
  const { search, filters } = view;
  return (
    <div className={styles.limits}>
      <span>{t('quality.limited')}</span>
      {search && <q>{search.text}</q>}
      {filters.length > 0 && (
        <FilterChips
          filters={filters}
          subjects={subjects.subjectsFor(questions, true)}
          onRemove={(target) => limitTo({ ...view, filters: removeFilter(filters, target) })}
        />
      )}
      <Button look="quiet" onClick={() => limitTo(initialCriteria)}>
        {t('quality.showAll')}
      </Button>
    </div>
  );
});
