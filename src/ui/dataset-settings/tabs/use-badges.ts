import { useTranslation } from 'react-i18next';
import type { Field } from '#domain/annotation/field.ts';
import type { Question } from '#domain/annotation/question.ts';

export function useBadges() {
  const { t } = useTranslation();
  const requirement = (isRequired: boolean) => t(isRequired ? 'changing.required' : 'changing.optional');
  return {
    ofField: ({ type, required }: Field) => [t(`kinds.field.${type}`), requirement(required)],
    ofQuestion: ({ type, required }: Question) => [t(`kinds.question.${type}`), requirement(required)],
  };
}
