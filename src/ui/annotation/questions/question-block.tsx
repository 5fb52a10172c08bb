import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Question } from '#domain/annotation/question.ts';
import { Markdown } from '../../components/markdown/markdown.tsx';
import type { FormViewModel } from '../form-view-model.ts';
import { QuestionBody } from './index.tsx';
import styles from './questions.module.css';

interface QuestionBlockProps {
  readonly question: Question;
  readonly form: FormViewModel;
}

export const QuestionBlock = observer(function QuestionBlock({ question, form }: QuestionBlockProps) {
  const { t } = useTranslation();
  const { title, description, required, name, id } = question;
  return (
    <fieldset
      className={styles.question}
      data-question={name}
      tabIndex={-1}
      aria-describedby={description ? `about-${id}` : undefined}
    >
      <legend className={styles.legend} dir="auto">
        {title}
        {required && (
          <abbr className={styles.required} title={t('annotation.required')}>
            *
          </abbr>
        )}
      </legend>
      {description && (
        <div id={`about-${id}`} className={styles.description}>
          <Markdown text={description} />
        </div>
      )}
      <QuestionBody question={question} form={form} />
    </fieldset>
  );
});
