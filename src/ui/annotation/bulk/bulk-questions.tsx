import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/use-formats.ts';
import type { AnnotationViewModel } from '../model/annotation-view-model.ts';
import { QuestionBlock } from '../questions/block/question-block.tsx';
import { EditButtons } from '../workbench/actions.tsx';
import { ChangedQuestionsNote } from '../workbench/changed-questions-note.tsx';
import formStyles from '../workbench/form.module.css';
import styles from './bulk.module.css';
import type { BulkViewModel } from './bulk-view-model.ts';

interface BulkQuestionsProps {
  readonly bulk: BulkViewModel;
  readonly viewModel: AnnotationViewModel;
}

export const BulkQuestions = observer(function BulkQuestions({ bulk, viewModel }: BulkQuestionsProps) {
  const { t } = useTranslation();
  const { form, submission } = bulk;
  return (
    <form
      className={formStyles.form}
      aria-label={t('annotation.form')}
      aria-busy={submission.isRunning}
      onSubmit={(event) => event.preventDefault()}
    >
      <ChangedQuestionsNote viewModel={viewModel} />
      <SelectionStatus bulk={bulk} />
      {form.questions.map((question) => (
        <QuestionBlock key={question.id} question={question} form={form} />
      ))}
      <EditButtons actions={bulk.actions} />
    </form>
  );
});

const SelectionStatus = observer(function SelectionStatus({ bulk }: { readonly bulk: BulkViewModel }) {
  const { t } = useTranslation();
  const { list } = useFormats();
  const { disputed, record } = bulk.form;
  return (
    <div className={styles.status} role="status">
      {!record && <p>{t('bulk.none')}</p>}
      {disputed.length > 0 && (
        <p dir="auto">{t('bulk.differ', { questions: list(disputed.map(({ title }) => title)) })}</p>
      )}
    </div>
  );
});
