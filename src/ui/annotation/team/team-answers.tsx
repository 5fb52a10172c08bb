import { CircleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerText } from '#domain/annotation/options/answer-text.ts';
import type { Question } from '#domain/annotation/question.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import { compareAnswers, discardedBy, type TeamResponse } from '#domain/annotation/team-answers.ts';
import type { Dataset } from '#domain/datasets/dataset.ts';
import { Button } from '../../components/controls/button.tsx';
import { Session } from '../../shared/session.ts';
import { useShared } from '../../shared/use-view-model.ts';
import styles from './team-answers.module.css';
import { TeamAnswersViewModel } from './team-answers-view-model.ts';

export interface TeamAnswersProps {
  readonly dataset: Dataset;
  readonly record: DatasetRecord;
  readonly questions: readonly Question[];
}

/** The answers of all users to a record, collapsed at first. */
export const TeamAnswers = observer(function TeamAnswers({ dataset, record, questions }: TeamAnswersProps) {
  const { t } = useTranslation();
  const viewModel = useShared(TeamAnswersViewModel);
  const [isOpen, setOpen] = useState(false);
  const { id, response } = record;
  useEffect(() => viewModel.show(id), [viewModel, id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads again after the user's own answer
  useEffect(() => viewModel.load(dataset, id), [viewModel, dataset, id, response]);

  const responses = viewModel.responsesTo(id);
  if (responses === 'failed')
    return (
      <p className={styles.failed}>
        {t('team.failed')}
        <Button onClick={() => viewModel.load(dataset, id)}>{t('common.retry')}</Button>
      </p>
    );
  if (!responses || responses.length === 0) return null;
  const compared = compareAnswers(questions, responses);
  const handleToggle = (isNowOpen: boolean) => {
    if (isNowOpen && !isOpen) viewModel.load(dataset, id); // others may have answered since
    setOpen(isNowOpen);
  };

  return (
    <details className={styles.team} open={isOpen} onToggle={({ currentTarget: { open } }) => handleToggle(open)}>
      <summary>
        {t('team.answers', { count: responses.length })}
        {compared.some(({ differs }) => differs) && <DifferenceMark />}
      </summary>
      <dl className={styles.questions}>
        {compared.map(({ question, groups, differs }) => (
          <div key={question.id}>
            <dt dir="auto">
              {question.title}
              {differs && <DifferenceMark />}
            </dt>
            {groups.map(({ answer, responses: given }) => (
              <dd key={given.map(({ userId }) => userId).join()}>
                <span className={styles.answer} dir="auto">
                  {answerText(answer, question, record)}
                </span>
                <span className={styles.names}>
                  <Names responses={given} />
                </span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <DiscardedBy responses={discardedBy(responses)} />
    </details>
  );
});

function DifferenceMark() {
  const { t } = useTranslation();
  return (
    <span className={styles.differ}>
      <CircleAlert size={14} aria-hidden />
      {t('team.differ')}
    </span>
  );
}

interface ResponsesProps {
  readonly responses: readonly TeamResponse[];
}

const Names = observer(function Names({ responses }: ResponsesProps) {
  const nameOf = useNames();
  return responses.map(nameOf).join(', ');
});

const DiscardedBy = observer(function DiscardedBy({ responses }: ResponsesProps) {
  const { t } = useTranslation();
  const nameOf = useNames();
  if (responses.length === 0) return null;
  return <p className={styles.discarded}>{t('team.discardedBy', { names: responses.map(nameOf).join(', ') })}</p>;
});

function useNames() {
  const { t } = useTranslation();
  const { user } = useShared(Session);
  return ({ userId, username, status }: TeamResponse) => {
    const name = userId === user?.id ? t('team.you') : (username ?? t('team.deletedUser'));
    return status === 'draft' ? t('team.draft', { username: name }) : name;
  };
}
