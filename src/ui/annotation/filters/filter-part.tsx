import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Question } from '#domain/annotation/question.ts';
import { type FilterTarget, removeFilter, sameTarget } from '#domain/criteria/filter.ts';
import { useViewModel } from '../../shared/use-view-model.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterEditor } from './filter-editor.tsx';
import type { FindingViewModel } from './finding-view-model.ts';
import type { Opened } from './opened.ts';
import { Panel } from './panel.tsx';
import { SubjectList } from './subject-list.tsx';
import { SubjectsViewModel } from './subjects-view-model.ts';

interface FilterPartProps {
  readonly datasetId: string;
  readonly questions: readonly Question[];
  readonly finding: FindingViewModel;
  readonly opened: Opened | undefined;
  readonly onOpen: (target: FilterTarget | undefined) => void;
  readonly onClose: () => void;
  readonly onLeave: () => void;
}

/** The filters that there are, and the menu in which they are chosen. */
export const FilterPart = observer(function FilterPart(props: FilterPartProps) {
  const { datasetId, questions, finding, opened, onOpen, onClose, onLeave } = props;
  const { t } = useTranslation();
  const subjects = useViewModel(SubjectsViewModel, datasetId);
  const all = subjects.of(questions);
  const target = opened?.menu === 'filters' ? opened.target : undefined;
  const subject = target && all.find((each) => sameTarget(each.target, target));
  const remove = (target: FilterTarget) => {
    finding.change({ filters: removeFilter(finding.filters, target) });
    finding.apply();
  };

  return (
    <>
      {opened?.menu === 'filters' && (
        <Panel label={t('filters.title')} onClose={onClose} onLeave={onLeave}>
          {subject?.control ? (
            <FilterEditor subject={subject} finding={finding} onBack={() => onOpen(undefined)} />
          ) : (
            <SubjectList
              subjects={all}
              filters={finding.filters}
              isListing={subjects.isListing}
              isLoading={subjects.isLoading}
              hasFailed={subjects.hasFailed}
              onRetry={subjects.retry}
              onChoose={onOpen}
            />
          )}
        </Panel>
      )}
      {finding.filters.length > 0 && (
        <FilterChips filters={finding.filters} subjects={all} onOpen={onOpen} onRemove={remove} />
      )}
    </>
  );
});
