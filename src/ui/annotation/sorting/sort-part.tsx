import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Question } from '#domain/annotation/question.ts';
import { addSort, sameSubject } from '#domain/criteria/sort.ts';
import { sortSubjects } from '#domain/criteria/sort-subject.ts';
import { useViewModel } from '../../shared/use-view-model.ts';
import { SubjectsViewModel } from '../filters/subjects-view-model.ts';
import type { FindingViewModel } from '../finding/finding-view-model.ts';
import { Panel } from '../finding/panel.tsx';
import { SortRow } from './sort-row.tsx';
import styles from './sorting.module.css';
import { keyOf, SubjectOptions, subjectAt } from './subject-options.tsx';

interface SortPartProps {
  readonly datasetId: string;
  readonly questions: readonly Question[];
  readonly finding: FindingViewModel;
  readonly onClose: () => void;
  readonly onLeave: () => void;
}

/** By what the records are put in order, the first counting most. */
export const SortPart = observer(function SortPart({ datasetId, questions, finding, ...panel }: SortPartProps) {
  const { t } = useTranslation();
  const { properties } = useViewModel(SubjectsViewModel, datasetId);
  const subjects = sortSubjects(questions, properties);
  const { sort } = finding;
  const free = subjects.filter(({ by }) => !sort.some((each) => sameSubject(each.by, by)));
  const change = (next: typeof sort) => finding.change({ sort: next });

  return (
    <Panel label={t('sorting.title')} {...panel}>
      <ol className={styles.levels} aria-label={t('sorting.levels')}>
        {sort.map((each, at) => (
          <SortRow key={keyOf(each.by)} sort={each} at={at} all={sort} subjects={subjects} onChange={change} />
        ))}
      </ol>
      <select
        className={styles.select}
        aria-label={t(sort.length === 0 ? 'sorting.first' : 'sorting.add')}
        value=""
        onChange={({ target }) => {
          const chosen = subjectAt(free, target.value);
          if (chosen) change(addSort(sort, chosen.by));
        }}
      >
        <option value="">{t(sort.length === 0 ? 'sorting.first' : 'sorting.add')}</option>
        <SubjectOptions subjects={free} />
      </select>
    </Panel>
  );
});
