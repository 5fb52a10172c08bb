import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { suggestionFor } from '#domain/annotation/suggestion.ts';
import { Button } from '../../components/controls/button.tsx';
import { SuggestionIcon } from '../../components/marks/suggestion-mark.tsx';
import { useShared } from '../../shared/use-view-model.ts';
import type { FormViewModel } from '../model/answering/form-view-model.ts';
import styles from './form.module.css';
import { SeenHints } from './seen-hints.ts';

/** Explains the look of suggestions until the user dismisses it; stays when the user answers, so that no button moves. */
export const SuggestionLegend = observer(function SuggestionLegend({ form }: { readonly form: FormViewModel }) {
  const { t } = useTranslation();
  const hints = useShared(SeenHints);
  const { questions, record } = form;
  const isShown = questions.some((question) => suggestionFor(question, record?.suggestions ?? []) !== undefined);
  if (!isShown || hints.has('suggestions')) return null;
  return (
    <div className={styles.legend}>
      <p>
        <SuggestionIcon />
        {t('annotation.suggestionLegend')}
      </p>
      <Button look="quiet" onClick={() => hints.dismiss('suggestions')}>
        {t('annotation.understood')}
      </Button>
    </div>
  );
});
