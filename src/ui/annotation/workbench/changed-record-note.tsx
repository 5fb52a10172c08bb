import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/controls/button.tsx';
import type { AnnotationViewModel } from '../model/annotation-view-model.ts';
import styles from './changes.module.css';

interface NoteProps {
  readonly viewModel: AnnotationViewModel;
}

export const ChangedRecordNote = observer(function ChangedRecordNote({ viewModel }: NoteProps) {
  const { t } = useTranslation();
  const { recordChange, showRecord, leaveDeleted } = viewModel.changes;
  const isGone = recordChange === 'gone';
  const handleClick = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest('section')?.focus({ preventScroll: true }); // the button is about to disappear
    (isGone ? leaveDeleted : showRecord)();
  };
  return (
    <div role="status" className={styles.status}>
      {recordChange && (
        <div className={styles.record}>
          <p>{t(`changes.${recordChange}`)}</p>
          <Button onClick={handleClick}>{t(isGone ? 'changes.goOn' : 'changes.showRecord')}</Button>
        </div>
      )}
    </div>
  );
});
