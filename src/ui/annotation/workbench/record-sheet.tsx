import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { AnnotationViewModel } from '../model/annotation-view-model.ts';
import { MarkingContext } from '../record/markable-text.tsx';
import { RecordFields } from '../record/record-fields.tsx';
import { TeamAnswersFold } from '../team/team-answers-fold.tsx';
import { RecordHead } from './record-head.tsx';
import styles from './sheet.module.css';

export const RecordSheet = observer(function RecordSheet({ viewModel }: { readonly viewModel: AnnotationViewModel }) {
  const { t } = useTranslation();
  const { record, opened, criteria, detached } = viewModel.records;
  if (!record || !opened) return null;

  return (
    <article
      className={styles.sheet}
      aria-label={detached ? t('undo.detached') : t('annotation.record', { page: record.page })}
    >
      <RecordHead record={record} />
      <MarkingContext value={viewModel.form}>
        <RecordFields
          recordId={record.id}
          fields={opened.fields}
          values={record.fields}
          original={record.original}
          search={criteria?.search}
        />
      </MarkingContext>
      <TeamAnswersFold dataset={opened.dataset} record={record} questions={opened.questions} />
    </article>
  );
});
