import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Question } from '#domain/annotation/question.ts';
import { addSort, moveSortTo, nameOf, type Sort, type SortBy, sameSubject } from '#domain/criteria/sort.ts';
import { sortSubjects } from '#domain/criteria/sort-subject.ts';
import { canSeeTeamAnswers } from '#domain/datasets/permissions.ts';
import { useDragging } from '../../../components/dragging/use-dragging.ts';
import { useReordering } from '../../../components/dragging/use-reordering.ts';
import { VisuallyHidden } from '../../../components/marks/visually-hidden.tsx';
import { Session } from '../../../shared/session.ts';
import { useShared, useViewModel } from '../../../shared/use-view-model.ts';
import type { FilteringViewModel } from '../filtering-view-model.ts';
import { LoadFailed } from '../load-failed.tsx';
import { MenuPanel } from '../menu-panel.tsx';
import { SubjectsViewModel } from '../subjects-view-model.ts';
import { SortRow } from './sort-row.tsx';
import styles from './sorting.module.css';
import { SubjectOptions, sortKeyOf, subjectWithKey, useSubjectTitle } from './subject-options.tsx';

interface SortMenuProps {
  readonly datasetId: string;
  readonly questions: readonly Question[];
  readonly filtering: FilteringViewModel;
  readonly onClose: () => void;
  readonly onLeave: () => void;
}

export const SortMenu = observer(function SortMenu({ datasetId, questions, filtering, ...panel }: SortMenuProps) {
  const { t } = useTranslation();
  const titleOf = useSubjectTitle();
  const { properties, lacksProperties, retry } = useViewModel(SubjectsViewModel, datasetId);
  const { user } = useShared(Session);
  const subjects = sortSubjects(questions, properties, user !== undefined && canSeeTeamAnswers(user));
  const { sort } = filtering;
  const free = subjects.filter(({ by }) => !sort.some((each) => sameSubject(each.by, by)));
  const change = (next: typeof sort) => filtering.change({ sort: next });
  const title = (by: SortBy) => titleOf(subjects.find((each) => sameSubject(each.by, by)) ?? { by, title: nameOf(by) });
  const { levels, shown } = useSortOrder(sort, title, change);
  const list = useDragging<HTMLOListElement>((key, slot) => levels.moveTo(key, Number(slot)));

  return (
    <MenuPanel label={t('sorting.title')} {...panel}>
      {lacksProperties && <LoadFailed onRetry={retry} />}
      <ol ref={list} className={styles.levels} aria-label={t('sorting.levels')}>
        {shown.map((each, at) => (
          <SortRow
            key={sortKeyOf(each.by)}
            sort={each}
            at={at}
            title={title(each.by)}
            all={sort}
            subjects={subjects}
            levels={levels}
            onChange={change}
          />
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{levels.announcement}</span>
      </VisuallyHidden>
      <select
        className={styles.select}
        aria-label={t(sort.length === 0 ? 'sorting.first' : 'sorting.add')}
        value=""
        onChange={({ target }) => {
          const chosen = subjectWithKey(free, target.value);
          if (chosen) change(addSort(sort, chosen.by));
        }}
      >
        <option value="">{t(sort.length === 0 ? 'sorting.first' : 'sorting.add')}</option>
        <SubjectOptions subjects={free} />
      </select>
    </MenuPanel>
  );
});

function useSortOrder(sort: readonly Sort[], titleOf: (by: SortBy) => string, onChange: (to: typeof sort) => void) {
  const { t } = useTranslation();
  const byKey = new Map(sort.map((each) => [sortKeyOf(each.by), each]));
  const levels = useReordering({
    keys: [...byKey.keys()],
    titleOf: (key) => {
      const level = byKey.get(key);
      return level ? titleOf(level.by) : key;
    },
    placeOf: (at) => t('sorting.level', { number: at + 1 }),
    onMove: (key, to) => {
      const moved = byKey.get(key);
      if (moved) onChange(moveSortTo(sort, moved.by, to));
    },
  });
  const shown = levels.shown.flatMap((key) => byKey.get(key) ?? []);
  return { levels, shown };
}
