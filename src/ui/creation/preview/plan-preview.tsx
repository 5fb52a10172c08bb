import { observer } from 'mobx-react-lite';
import { startTransition, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '#domain/annotation/field.ts';
import type { Question } from '#domain/annotation/question.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import { plannedFields, plannedQuestions, questionForPreview } from '#domain/creation/plan/planned-items.ts';
import { debouncedReaction } from '../../annotation/preview/debounced-reaction.ts';
import { PreviewForm } from '../../annotation/preview/preview-form.ts';
import { useDigits } from '../../annotation/preview/use-digits.ts';
import { QuestionBlock } from '../../annotation/questions/block/question-block.tsx';
import { MarkingContext } from '../../annotation/record/markable-text.tsx';
import { RecordFields } from '../../annotation/record/record-fields.tsx';
import { Spinner } from '../../components/feedback/spinner.tsx';
import type { PreparationViewModel } from '../plan/preparation-view-model.ts';
import styles from './plan-preview.module.css';
import { RowBar } from './row-bar.tsx';
import { RowsTable } from './rows-table.tsx';
import type { RowsViewModel } from './rows-view-model.ts';

interface PlanPreviewProps {
  readonly viewModel: PreparationViewModel;
  readonly rows: RowsViewModel;
}

interface Shown {
  readonly fields: readonly Field[];
  readonly questions: readonly Question[];
  readonly record: DatasetRecord | undefined;
}

export const PlanPreview = observer(function PlanPreview({ viewModel, rows }: PlanPreviewProps) {
  const { t } = useTranslation();
  const id = useId();
  const { form, shown } = usePlannedForm(viewModel, rows);
  const handleDigits = useDigits(form);
  const hasRows = viewModel.plan?.source.kind !== 'nothing';
  return (
    <div className={styles.preview}>
      {hasRows && (
        <section className={styles.record} aria-labelledby={`${id}-record`}>
          <header className={styles.head}>
            <h2 id={`${id}-record`}>{t('preparing.recordPreview')}</h2>
            {rows.reading.isRunning ? (
              <Spinner />
            ) : (
              <RowBar index={rows.index} total={rows.total} sourceTotal={rows.sourceTotal} onStep={rows.step} />
            )}
          </header>
          {rows.isShortened && <p className={styles.hint}>{t('preparing.shortened')}</p>}
          <MarkingContext value={form}>
            {shown.record && (
              <RecordFields
                recordId={shown.record.id}
                fields={shown.fields}
                values={shown.record.fields}
                original={shown.record.original}
                isOneOfMany
              />
            )}
          </MarkingContext>
        </section>
      )}
      <section className={styles.record} aria-labelledby={`${id}-form`}>
        <h2 id={`${id}-form`}>{t('preparing.formPreview')}</h2>
        <p className={styles.hint}>{t(shown.questions.length > 0 ? 'preparing.tryHint' : 'preparing.noQuestions')}</p>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it handles keys of the questions within */}
        <div className={styles.form} onKeyDown={handleDigits}>
          {shown.questions.map((question) => (
            <QuestionBlock key={`${question.name} ${question.type}`} question={question} form={form} />
          ))}
        </div>
      </section>
      {viewModel.plan && rows.total > 0 && <RowsTable plan={viewModel.plan} rows={rows} />}
    </div>
  );
});

function usePlannedForm(viewModel: PreparationViewModel, rows: RowsViewModel) {
  const [form] = useState(() => new PreviewForm());
  const [shown, setShown] = useState<Shown>({ fields: [], questions: [], record: undefined });
  useEffect(() => {
    const show = (next: Shown) => {
      form.show(next.questions, next.record);
      startTransition(() => setShown(next));
    };
    return debouncedReaction(() => planned(viewModel, rows), show);
  }, [viewModel, rows, form]);
  return { form, shown };
}

function planned({ plan }: PreparationViewModel, rows: RowsViewModel): Shown {
  if (!plan) return { fields: [], questions: [], record: undefined };
  const questions = plannedQuestions(plan).map(questionForPreview);
  return { fields: plannedFields(plan), questions, record: rows.recordFor(plan) };
}
