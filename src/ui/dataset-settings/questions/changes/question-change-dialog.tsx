import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { type QuestionChange, type QuestionUsage, usesOfLabel } from '#domain/datasets/settings/question-changes.ts';
import { Dialog } from '../../../components/controls/dialog.tsx';
import { Reason } from '../../../components/feedback/reason.tsx';
import { useFormats } from '../../../i18n/use-formats.ts';
import styles from './changes.module.css';
import type { QuestionChangesViewModel } from './question-changes-view-model.ts';

interface QuestionChangeDialogProps {
  readonly changes: QuestionChangesViewModel;
  readonly change: QuestionChange;
  readonly name: string;
}

export const QuestionChangeDialog = observer(function QuestionChangeDialog(props: QuestionChangeDialogProps) {
  const { changes, change, name } = props;
  const { t } = useTranslation();
  const { usage, refusal, failure, canConfirm, applying, confirm, close } = changes;
  const label = change.kind === 'removeLabel' ? change.text : '';
  const confirming = {
    text: t(`changing.questionChanges.${change.kind}`),
    isBusy: applying.isRunning,
    isDisabled: !canConfirm,
    onConfirm: confirm,
  };
  return (
    <Dialog
      title={t(`changing.questionChanges.titles.${change.kind}`, { name, label })}
      {...(refusal === undefined && { confirm: confirming })}
      onClose={close}
    >
      <div className={styles.effects} role="status">
        {usage ? <Effects change={change} usage={usage} /> : !failure && <p>{t('changing.effects.counting')}</p>}
        {refusal && <p className={styles.refusal}>{t(`refusals.${refusal}`)}</p>}
      </div>
      <div className={styles.refusal} role="alert">
        {failure && <Reason message={failure} />}
      </div>
    </Dialog>
  );
});

interface EffectsProps {
  readonly change: QuestionChange;
  readonly usage: QuestionUsage;
}

function Effects({ change, usage }: EffectsProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const counted = (count: number) => ({ count, shown: number(count) });
  const { answers, suggestions, submittedWithout } = usage;
  switch (change.kind) {
    case 'require':
      return (
        <p>
          {submittedWithout > 0 ? t('changing.effects.without', counted(submittedWithout)) : t('changing.effects.all')}
        </p>
      );
    case 'makeOptional':
      return <p>{answers > 0 ? t('changing.effects.stay', counted(answers)) : t('changing.effects.none')}</p>;
    case 'remove':
      return (
        <>
          <p>{answers > 0 ? t('changing.effects.answered', counted(answers)) : t('changing.effects.none')}</p>
          {answers === 0 && suggestions > 0 && <p>{t('changing.effects.suggestions', counted(suggestions))}</p>}
        </>
      );
    case 'removeLabel':
      return <LabelUses {...usesOfLabel(usage, change.value)} />;
  }
}

function LabelUses({ answers, suggestions }: Pick<QuestionUsage, 'answers' | 'suggestions'>) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const counted = (count: number) => ({ count, shown: number(count) });
  if (answers === 0 && suggestions === 0) return <p>{t('changing.effects.labelUnused')}</p>;
  return (
    <>
      {answers > 0 && <p>{t('changing.effects.labelAnswers', counted(answers))}</p>}
      {suggestions > 0 && <p>{t('changing.effects.labelSuggestions', counted(suggestions))}</p>}
    </>
  );
}
