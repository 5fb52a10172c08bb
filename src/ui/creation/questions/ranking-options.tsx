import { Plus, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanProblem } from '#domain/creation/plan/plan-problem.ts';
import { addRankingOption, removeRankingOption, renameRankingOption } from '#domain/creation/plan/plan-questions.ts';
import type { QuestionDraftOf } from '#domain/creation/plan/question-draft.ts';
import { keyOf } from '#domain/creation/plan/question-name.ts';
import { limits } from '#domain/shared/limits.ts';
import { Button } from '../../components/controls/button.tsx';
import { IconButton } from '../../components/controls/icon-button.tsx';
import controls from '../../components/form/form.module.css';
import { ProblemNote } from '../../components/form/problem-note.tsx';
import columns from '../columns/columns.module.css';
import { removeFromList } from '../columns/remove-from-list.ts';
import type { PreparationViewModel } from '../plan/preparation-view-model.ts';

interface RankingOptionsProps {
  readonly question: QuestionDraftOf<'ranking'>;
  readonly problems: readonly PlanProblem[];
  readonly viewModel: PreparationViewModel;
}

export const RankingOptions = observer(function RankingOptions(props: RankingOptionsProps) {
  const { question, problems, viewModel } = props;
  const describedBy = useId();
  const { t } = useTranslation();
  const { settings } = question;
  const key = keyOf(question);
  const canRemove = settings.options.length > limits.minRankingOptions;
  return (
    <fieldset className={columns.options} aria-describedby={describedBy}>
      <legend>{t('preparing.rankingOptions')}</legend>
      <ol className={columns.list}>
        {settings.options.map(({ value, text }, at) => (
          <li key={value} className={columns.line}>
            <input
              className={`${controls.input} ${columns.option}`}
              dir="auto"
              autoComplete="off"
              aria-label={t('preparing.rankingOption', { number: at + 1 })}
              placeholder={t('preparing.rankingOption', { number: at + 1 })}
              aria-invalid={problems.length > 0 && text.trim() === ''}
              aria-describedby={describedBy}
              value={text}
              onChange={({ target }) =>
                viewModel.change((it) => renameRankingOption(it, key, value, target.value), `option ${key} ${value}`)
              }
            />
            {canRemove && (
              <IconButton
                look="quiet"
                label={t('preparing.remove', { name: text.trim() || t('preparing.rankingOption', { number: at + 1 }) })}
                onClick={({ currentTarget }) =>
                  removeFromList(currentTarget, () => viewModel.change((it) => removeRankingOption(it, key, value)))
                }
              >
                <X size={16} aria-hidden />
              </IconButton>
            )}
          </li>
        ))}
      </ol>
      <Button onClick={() => viewModel.change((it) => addRankingOption(it, key))}>
        <Plus size={16} aria-hidden />
        {t('preparing.addOption')}
      </Button>
      <ProblemNote id={describedBy} problems={problems} />
    </fieldset>
  );
});
