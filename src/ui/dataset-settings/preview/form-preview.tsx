import { observer } from 'mobx-react-lite';
import { type Ref, startTransition, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question } from '#domain/annotation/question.ts';
import { isBlank } from '#domain/shared/problem.ts';
import { debouncedReaction } from '../../annotation/preview/debounced-reaction.ts';
import { PreviewForm } from '../../annotation/preview/preview-form.ts';
import { useDigits } from '../../annotation/preview/use-digits.ts';
import { QuestionBlock } from '../../annotation/questions/block/question-block.tsx';
import { useNearViewport } from '../../annotation/record/use-near-viewport.ts';
import { Button } from '../../components/controls/button.tsx';
import { useShared } from '../../shared/use-view-model.ts';
import type { SettingsViewModel } from '../model/settings-view-model.ts';
import { SampleViewModel } from '../template/sample-view-model.ts';
import styles from './preview.module.css';
import { SampleRecord } from './sample-record.tsx';

interface FormPreviewProps {
  readonly viewModel: SettingsViewModel;
  readonly ref: Ref<HTMLElement>;
}

export const FormPreview = observer(function FormPreview({ viewModel, ref }: FormPreviewProps) {
  const { t } = useTranslation();
  const heading = useId();
  const sample = useShared(SampleViewModel);
  const { form, questions } = usePreviewForm(viewModel, sample);
  const handleDigits = useDigits(form);
  useEffect(() => sample.loadFirst(viewModel.datasetId), [sample, viewModel]);
  return (
    <section ref={ref} className={styles.preview} aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 id={heading}>{t('changing.formPreview')}</h2>
        <Button look="quiet" onClick={form.reset}>
          {t('changing.startOver')}
        </Button>
      </header>
      <p className={styles.hint}>{t('changing.previewHint')}</p>
      <SampleRecord
        viewModel={viewModel}
        form={form}
        sample={sample}
        isOpenAtFirst={questions.some(({ type }) => type === 'span')}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it handles keys of the questions within */}
      <div className={styles.form} onKeyDown={handleDigits}>
        {questions.map((question) => (
          <LazyQuestionBlock key={question.id} question={question} form={form} />
        ))}
      </div>
    </section>
  );
});

function usePreviewForm(viewModel: SettingsViewModel, sample: SampleViewModel) {
  const [form] = useState(() => new PreviewForm());
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  useEffect(() => {
    const watch = () => ({ asked: viewModel.questions, record: sample.record });
    return debouncedReaction(watch, ({ asked, record }) => {
      const shown = asked.map(withTitle);
      form.show(shown, record);
      startTransition(() => setQuestions(shown));
    });
  }, [viewModel, sample, form]);
  return { form, questions };
}

const withTitle = (question: Question): Question =>
  isBlank(question.title) ? { ...question, title: question.name } : question;

interface LazyQuestionBlockProps {
  readonly question: Question;
  readonly form: PreviewForm;
}

function LazyQuestionBlock({ question, form }: LazyQuestionBlockProps) {
  const block = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(block, false);
  return (
    <div ref={block} className={styles.block} data-shows={question.name} data-waits={!isNear}>
      {isNear && <QuestionBlock question={question} form={form} />}
    </div>
  );
}
