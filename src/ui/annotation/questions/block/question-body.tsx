import type { ComponentType } from 'react';
import type { QuestionType } from '#domain/annotation/answer.ts';
import type { Question } from '#domain/annotation/question.ts';
import type { AnswerForm, BodyProps } from '../../model/answering/answer-form.ts';
import { LabelQuestion } from '../choice/label-question.tsx';
import { RatingQuestion } from '../choice/rating-question.tsx';
import { RankingQuestion } from '../ranking/ranking-question.tsx';
import { TextQuestion } from '../text/text-question.tsx';
import { LazySpanQuestion } from './lazy-span-question.tsx';

const bodies: { readonly [T in QuestionType]: ComponentType<BodyProps<T>> } = {
  text: TextQuestion,
  label_selection: LabelQuestion,
  multi_label_selection: LabelQuestion,
  rating: RatingQuestion,
  ranking: RankingQuestion,
  span: LazySpanQuestion,
};

export function QuestionBody({ question, form }: { readonly question: Question; readonly form: AnswerForm }) {
  const Body = bodies[question.type] as ComponentType<BodyProps<QuestionType>>;
  return <Body question={question} form={form} />;
}
