import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/controls/button.tsx';
import { Kbd } from '../../components/marks/kbd.tsx';
import type { AnnotationViewModel } from '../annotation-view-model.ts';
import { keyOf } from '../shortcuts.ts';
import styles from './form.module.css';

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

export const Actions = observer(function Actions({ viewModel }: { readonly viewModel: AnnotationViewModel }) {
  const { t } = useTranslation();
  const { form, canDiscard, records } = viewModel;
  const isBlocked = records.record !== undefined && !form.isComplete;

  return (
    <fieldset data-actions className={styles.actions} aria-label={t('annotation.actions')}>
      <p id="why-not" className={styles.why}>
        {isBlocked && t('annotation.unfinished')}
      </p>
      <Button disabled={!canDiscard} onClick={viewModel.discard}>
        <Kbd>{keyOf('discard', isMac)}</Kbd>
        {t('annotation.discard')}
      </Button>
      <Button disabled={!records.record} onClick={viewModel.saveDraft}>
        <Kbd>{keyOf('draft', isMac)}</Kbd>
        {t('annotation.draft')}
      </Button>
      <Button
        look="strong"
        disabled={!form.isComplete}
        title={isBlocked ? t('annotation.unfinished') : undefined}
        aria-describedby={isBlocked ? 'why-not' : undefined}
        onClick={viewModel.submit}
      >
        <Kbd>{keyOf('submit', isMac)}</Kbd>
        {t('annotation.submit')}
      </Button>
    </fieldset>
  );
});
