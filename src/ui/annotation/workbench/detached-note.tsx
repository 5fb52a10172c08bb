import { CornerUpLeft } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/controls/button.tsx';
import type { AnnotationViewModel } from '../model/annotation-view-model.ts';
import styles from './sheet.module.css';

export const DetachedNote = observer(function DetachedNote({ viewModel }: { readonly viewModel: AnnotationViewModel }) {
  const { t } = useTranslation();
  const { detached, moveOn } = viewModel.records;
  if (!detached) return null;
  return (
    <div className={styles.note} role="status">
      <p>{t('undo.detachedText')}</p>
      <Button look="quiet" onClick={moveOn}>
        <CornerUpLeft size={17} aria-hidden />
        {t('undo.detachedBack')}
      </Button>
    </div>
  );
});
