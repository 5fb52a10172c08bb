import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useKeys } from '../../keyboard/use-keys.ts';
import { KeyboardSettings } from '../../shared/keyboard-settings.ts';
import { useShared } from '../../shared/use-view-model.ts';
import type { AnnotationViewModel } from '../model/annotation-view-model.ts';
import { hasOneChoice } from '../shortcuts/answer-by-digit.ts';
import styles from './one-key.module.css';

/** Tells the user that a digit answers and submits. */
export const OneKeyNote = observer(function OneKeyNote({ viewModel }: { readonly viewModel: AnnotationViewModel }) {
  const { answersAtOnce } = useShared(KeyboardSettings);
  const keys = useKeys();
  const { t } = useTranslation();
  if (!answersAtOnce || !hasOneChoice(viewModel.records.opened?.questions ?? [])) return null;
  return <p className={styles.note}>{t('keys.atOnce', { undo: keys.shown('undo') ?? t('undo.undo') })}</p>;
});
