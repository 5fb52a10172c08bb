import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/controls/button.tsx';
import { SuggestionIcon } from '../../components/marks/suggestion-mark.tsx';
import { useViewModel } from '../../shared/use-view-model.ts';
import type { AnnotationViewModel } from '../model/annotation-view-model.ts';
import styles from '../workbench/form.module.css';
import { canReveal, RevealViewModel } from './reveal-view-model.ts';

/** Shows suggestions on request that are hidden until the answer. */
export const RevealNote = observer(function RevealNote({ viewModel }: { readonly viewModel: AnnotationViewModel }) {
  const { t } = useTranslation();
  const reveal = useViewModel(RevealViewModel);
  const { record, questions } = viewModel.form;
  if (!record) return null;
  const isPossible = canReveal(record, questions) && !reveal.hasNone(record.id);
  return (
    <div className={styles.legend} data-reveal>
      <p role="status">
        <SuggestionIcon />
        {t(textOf(record.response?.status === 'submitted', isPossible, record.suggestions.length > 0))}
      </p>
      {isPossible && (
        <Button busy={reveal.revealing.isRunning} onClick={() => reveal.reveal(viewModel)}>
          {t('reveal.show')}
        </Button>
      )}
    </div>
  );
});

function textOf(isSubmitted: boolean, isPossible: boolean, isRevealed: boolean) {
  if (!isSubmitted) return 'reveal.later';
  if (isPossible) return 'reveal.now';
  return isRevealed ? 'reveal.shown' : 'reveal.none';
}
