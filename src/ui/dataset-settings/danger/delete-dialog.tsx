import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '#application/shared/reason.ts';
import type { Dataset } from '#domain/datasets/dataset.ts';
import { Dialog } from '../../components/controls/dialog.tsx';
import { TextInput } from '../../components/controls/text-input.tsx';
import { Reason } from '../../components/feedback/reason.tsx';
import styles from './danger.module.css';
import type { DeletionViewModel } from './deletion-view-model.ts';

interface DeleteDialogProps {
  readonly deletion: DeletionViewModel;
  readonly dataset: Dataset;
  readonly onDeleted: () => void;
}

export const DeleteDialog = observer(function DeleteDialog({ deletion, dataset, onDeleted }: DeleteDialogProps) {
  const { t } = useTranslation();
  const form = useId();
  const { deleting, typed } = deletion;
  const { name, workspaceName } = dataset;
  const handleSubmit = (event?: SyntheticEvent) => {
    event?.preventDefault();
    void deletion.delete(dataset, onDeleted);
  };
  return (
    <Dialog
      title={t('changing.deleteTitle')}
      confirm={{
        text: t('changing.delete'),
        isBusy: deleting.isRunning,
        isDisabled: !deletion.isNameTyped(dataset),
        onConfirm: () => handleSubmit(),
      }}
      onClose={deletion.close}
    >
      <form id={form} className={styles.asked} onSubmit={handleSubmit}>
        <p>
          <b dir="auto">{name}</b> · <b dir="auto">{workspaceName}</b>
        </p>
        <p>{t(deletion.isPermanent ? 'changing.deleteLasting' : 'changing.deleteToTrash')}</p>
        <TextInput
          label={t('changing.typeName', { name })}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => deletion.type(target.value)}
        />
        <div className={styles.failed} role="alert">
          {deleting.hasFailed && (
            <>
              {t('changing.notDeleted')} <Reason message={reasonOf(deleting.failure)} />
            </>
          )}
        </div>
      </form>
    </Dialog>
  );
});
