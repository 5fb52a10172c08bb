import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '#application/shared/reason.ts';
import { Reason } from '../../components/feedback/reason.tsx';
import type { PreparationViewModel } from '../plan/preparation-view-model.ts';
import styles from './preparation.module.css';

/** Says which step of the creation failed and why. The server has rolled back; the plan is kept. */
export const FailedNote = observer(function FailedNote({ viewModel }: { readonly viewModel: PreparationViewModel }) {
  const { t } = useTranslation();
  const { failedAt, creating } = viewModel;
  return (
    <div role="alert">
      {failedAt && (
        <div className={styles.failed}>
          <strong>{t('preparing.failed', { step: t(`preparing.steps.${failedAt}`) })}</strong>
          <div>
            <Reason message={reasonOf(creating.failure)} />
          </div>
          <span>{t('preparing.nothingLost')}</span>
        </div>
      )}
    </div>
  );
});
