import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Dataset } from '#domain/datasets/dataset.ts';
import type { MoveEffect } from '#domain/datasets/transfers.ts';
import { Dialog } from '../../components/controls/dialog.tsx';
import { Reason } from '../../components/feedback/reason.tsx';
import { nameChoice, SelectField } from '../../components/form/select-field.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import type { MoveViewModel } from './move-view-model.ts';
import styles from './transfers.module.css';

interface MoveDialogProps {
  readonly moving: MoveViewModel;
  readonly dataset: Dataset;
  readonly onMoved: () => void;
}

export const MoveDialog = observer(function MoveDialog({ moving, dataset, onMoved }: MoveDialogProps) {
  const { t } = useTranslation();
  const { workspaces = [], target, effect, failure, counting, loading, close } = moving;
  const none = { value: '', text: t('changing.chooseWorkspace') };
  const choices = workspaces.map(({ id, name }) => ({ ...nameChoice(name), value: id }));
  const hasNone = moving.workspaces?.length === 0;
  const confirm = {
    text: t('changing.moveConfirm'),
    isBusy: moving.moving.isRunning,
    isDisabled: !moving.canMove,
    onConfirm: () => moving.move(dataset, onMoved),
  };
  return (
    <Dialog title={t('changing.moveTitle')} {...(!hasNone && { confirm })} onClose={close}>
      <div className={styles.asked}>
        {hasNone ? (
          <p>{t('changing.noOtherWorkspace')}</p>
        ) : (
          <SelectField
            label={t('datasets.workspace')}
            value={target?.id ?? ''}
            choices={target ? choices : [none, ...choices]}
            onChange={(id) => moving.choose(dataset, id)}
          />
        )}
        <div className={styles.asked} role="status">
          {(counting.isRunning || loading.isRunning) && <p>{t('common.loading')}</p>}
          {effect && <Effect effect={effect} />}
        </div>
        <div className={styles.failed} role="alert">
          {failure && <Reason message={failure} />}
        </div>
      </div>
    </Dialog>
  );
});

const namesShown = 10;

function Effect({ effect: { losing, gaining, answers } }: { readonly effect: MoveEffect }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <>
      {losing.length === 0 ? (
        <p>{t('changing.effects.losingNone')}</p>
      ) : (
        <>
          <Names text={t('changing.effects.losing')} names={losing} />
          <p>
            {answers > 0
              ? t('changing.effects.answersStay', { count: answers, shown: number(answers) })
              : t('changing.effects.noAnswersStay')}
          </p>
        </>
      )}
      {gaining.length > 0 && <Names text={t('changing.effects.gaining')} names={gaining} />}
    </>
  );
}

function Names({ text, names }: { readonly text: string; readonly names: readonly string[] }) {
  const { t } = useTranslation();
  const { list, number } = useFormats();
  const more = names.length - namesShown;
  const rest = more > 0 ? [t('changing.effects.more', { count: more, shown: number(more) })] : [];
  return (
    <p>
      {text} <strong dir="auto">{list([...names.slice(0, namesShown), ...rest])}</strong>
    </p>
  );
}
