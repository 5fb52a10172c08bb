import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Question } from '#domain/annotation/question.ts';
import { type FilterTarget, removeFilter, sameTarget } from '#domain/criteria/filter.ts';
import { canSeeTeamAnswers } from '#domain/datasets/permissions.ts';
import { Session } from '../../shared/session.ts';
import { useShared, useViewModel } from '../../shared/use-view-model.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterEditor } from './filter-editor.tsx';
import type { FilteringViewModel, OpenMenu } from './filtering-view-model.ts';
import { MenuPanel } from './menu-panel.tsx';
import { SubjectList } from './subject-list.tsx';
import { SubjectsViewModel } from './subjects-view-model.ts';

interface FilterMenuProps {
  readonly datasetId: string;
  readonly questions: readonly Question[];
  readonly filtering: FilteringViewModel;
  readonly openMenu: OpenMenu | undefined;
  readonly onOpen: (target: FilterTarget | undefined) => void;
  readonly onClose: () => void;
  readonly onLeave: () => void;
}

export const FilterMenu = observer(function FilterMenu(props: FilterMenuProps) {
  const { datasetId, questions, filtering, openMenu, onOpen, onClose, onLeave } = props;
  const { t } = useTranslation();
  const { user } = useShared(Session);
  const subjects = useViewModel(SubjectsViewModel, datasetId);
  const all = subjects.subjectsFor(questions, user !== undefined && canSeeTeamAnswers(user));
  const target = openMenu?.menu === 'filters' ? openMenu.target : undefined;
  const subject = target && all.find((each) => sameTarget(each.target, target));
  const remove = (target: FilterTarget) => {
    filtering.change({ filters: removeFilter(filtering.filters, target) });
    filtering.apply();
  };

  return (
    <>
      {openMenu?.menu === 'filters' && (
        <MenuPanel label={t('filters.title')} onClose={onClose} onLeave={onLeave}>
          {subject?.control ? (
            <FilterEditor subject={subject} filtering={filtering} onBack={() => onOpen(undefined)} />
          ) : (
            <SubjectList
              subjects={all}
              filters={filtering.filters}
              isListing={subjects.isListing}
              isLoading={subjects.isLoading}
              hasFailed={subjects.hasFailed}
              onRetry={subjects.retry}
              onChoose={onOpen}
            />
          )}
        </MenuPanel>
      )}
      {filtering.filters.length > 0 && (
        <FilterChips filters={filtering.filters} subjects={all} onOpen={onOpen} onRemove={remove} />
      )}
    </>
  );
});
