import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '#application/shared/reason.ts';
import { Texts } from '../../i18n/texts.ts';
import { useShared } from '../../shared/use-view-model.ts';
import type { PreparationViewModel } from '../plan/preparation-view-model.ts';
import styles from './preparation.module.css';

/** Says which step of the creation failed and why. The server has rolled back; the plan is kept. */
export const FailedNote = observer(function FailedNote({ viewModel }: { readonly viewModel: PreparationViewModel }) {
  const { t } = useTranslation();
  const texts = useShared(Texts);
  const { failedAt, creating } = viewModel;
  return (
    <div role="alert">
      {failedAt && (
        <div className={styles.failed}>
          <strong>{t('preparing.failed', { step: t(`preparing.steps.${failedAt}`) })}</strong>
          <span>{texts.say(reasonOf(creating.failure))}</span>
          <span>{t('preparing.nothingLost')}</span>
        </div>
      )}
    </div>
  );
});
