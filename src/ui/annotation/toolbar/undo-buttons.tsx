import { Redo2, Undo2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/controls/icon-button.tsx';
import { useKeys } from '../../keyboard/use-keys.ts';
import type { AnnotationViewModel } from '../model/annotation-view-model.ts';
import styles from './toolbar.module.css';

export const UndoButtons = observer(function UndoButtons({ viewModel }: { readonly viewModel: AnnotationViewModel }) {
  const { t } = useTranslation();
  const keys = useKeys();
  const { history, actions } = viewModel;
  return (
    <span className={styles.undo}>
      <IconButton label={t('undo.undo')} {...keys.on('undo')} disabled={!history.canUndo} onClick={actions.undo}>
        <Undo2 size={18} aria-hidden />
      </IconButton>
      <IconButton label={t('undo.redo')} {...keys.on('redo')} disabled={!history.canRedo} onClick={actions.redo}>
        <Redo2 size={18} aria-hidden />
      </IconButton>
    </span>
  );
});
