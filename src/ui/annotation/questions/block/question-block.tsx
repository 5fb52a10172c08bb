import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { type Answer, completeness } from '#domain/annotation/answer.ts';
import { answerTo } from '#domain/annotation/draft.ts';
import type { Question } from '#domain/annotation/question.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import { equalsSuggestion, suggestionFor } from '#domain/annotation/suggestion.ts';
import { Markdown } from '../../../components/markdown/markdown.tsx';
import { VisuallyHidden } from '../../../components/marks/visually-hidden.tsx';
import type { AnswerForm } from '../../model/answering/answer-form.ts';
import { AcceptButton } from './accept-button.tsx';
import styles from './question-block.module.css';
import { QuestionBody } from './question-body.tsx';

interface QuestionBlockProps {
  readonly question: Question;
  readonly form: AnswerForm;
}

export const QuestionBlock = observer(function QuestionBlock({ question, form }: QuestionBlockProps) {
  const { title, description, name, id } = question;
  const { state, isSuggested, accept } = useQuestion(question, form);

  return (
    <fieldset
      className={styles.question}
      data-question={name}
      data-state={state}
      data-suggested={isSuggested}
      tabIndex={-1}
      aria-describedby={[`state-${id}`, ...(description ? [`about-${id}`] : [])].join(' ')}
    >
      <QuestionTitle question={question} />
      <StateText id={`state-${id}`} state={state} />
      {accept && <AcceptButton title={title} onAccept={accept} />}
      {description && (
        <div id={`about-${id}`} className={styles.description}>
          <Markdown text={description} />
        </div>
      )}
      <QuestionBody question={question} form={form} />
    </fieldset>
  );
});

function useQuestion(question: Question, form: AnswerForm) {
  const { record, draft } = form;
  const suggestion = suggestionFor(question, record?.suggestions ?? []);
  const answer = answerTo(draft, question);
  const isUnconfirmed = form.confirmed.isUnconfirmed(form, question);
  const isOpen = record && suggestion && (isUnconfirmed || !equalsSuggestion(answer, suggestion));
  return {
    state: isUnconfirmed ? 'suggested' : stateOf(answer, record),
    isSuggested: suggestion !== undefined,
    accept: isOpen ? () => form.confirmed.accept(form, question) : undefined,
  } as const;
}

type QuestionState = ReturnType<typeof completeness> | 'suggested';

const stateOf = (answer: Answer, record: DatasetRecord | undefined) =>
  record && !isUntouched(answer, record) ? completeness(answer) : 'empty';

/** A text without spans counts as answered only after it was submitted. */
const isUntouched = (answer: Answer, { response }: DatasetRecord) =>
  answer.type === 'span' && answer.spans.length === 0 && response?.status !== 'submitted';

function QuestionTitle({ question: { title, required } }: { readonly question: Question }) {
  const { t } = useTranslation();
  return (
    <legend className={styles.legend} dir="auto">
      {title}
      {required && (
        <abbr className={styles.required} title={t('annotation.required')}>
          *
        </abbr>
      )}
    </legend>
  );
}

interface StateTextProps {
  readonly id: string;
  readonly state: QuestionState;
}

function StateText({ id, state }: StateTextProps) {
  const { t } = useTranslation();
  return (
    <VisuallyHidden>
      <span id={id}>{t(`questions.state.${state}`)}</span>
    </VisuallyHidden>
  );
}
