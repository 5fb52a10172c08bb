import { type ComponentType, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuestionType } from '#domain/annotation/answer.ts';
import type { Question } from '#domain/annotation/question.ts';
import { canMark } from '../../../shared/highlight-support.ts';
import { lazyComponent } from '../../../shared/retrying/lazy-component.tsx';
import type { AnswerForm, BodyProps } from '../../model/answering/answer-form.ts';
import styles from '../../spans/spans.module.css';
import { LabelQuestion } from '../choice/label-question.tsx';
import { RatingQuestion } from '../choice/rating-question.tsx';
import { RankingQuestion } from '../ranking/ranking-question.tsx';
import { TextQuestion } from '../text/text-question.tsx';

const SpanBody = lazyComponent(async () => (await import('../../spans/question/lazy-spans.ts')).SpanBody);

const bodies: { readonly [T in QuestionType]: ComponentType<BodyProps<T>> } = {
  text: TextQuestion,
  label_selection: LabelQuestion,
  multi_label_selection: LabelQuestion,
  rating: RatingQuestion,
  ranking: RankingQuestion,
  span: SpanQuestion,
};

export function QuestionBody({ question, form }: { readonly question: Question; readonly form: AnswerForm }) {
  const Body = bodies[question.type] as ComponentType<BodyProps<QuestionType>>;
  return <Body question={question} form={form} />;
}

function SpanQuestion(props: BodyProps<'span'>) {
  const { t } = useTranslation();
  if (!canMark()) return <p className={styles.unsupported}>{t('spans.unsupported')}</p>;
  return (
    <Suspense>
      <SpanBody {...props} />
    </Suspense>
  );
}
