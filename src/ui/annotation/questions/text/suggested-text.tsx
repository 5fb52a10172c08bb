import { observer } from 'mobx-react-lite';
import { Suspense, useDeferredValue, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { answerTo } from '#domain/annotation/draft.ts';
import { write } from '#domain/annotation/selection.ts';
import { bestScore, type Suggestion } from '#domain/annotation/suggestion.ts';
import { Button } from '../../../components/controls/button.tsx';
import { SuggestionMark } from '../../../components/marks/suggestion-mark.tsx';
import { lazyComponent } from '../../../shared/retrying/lazy-component.tsx';
import type { BodyProps } from '../../model/answering/answer-form.ts';
import styles from './writing.module.css';

const Difference = lazyComponent(async () => (await import('./difference.tsx')).Difference);

interface SuggestedTextProps extends BodyProps<'text'> {
  readonly suggestion: Suggestion;
}

export const SuggestedText = observer(function SuggestedText({ question, form, suggestion }: SuggestedTextProps) {
  const { t } = useTranslation();
  const aside = useRef<HTMLElement>(null);
  const written = useDeferredValue(answerTo(form.draft, question).text);
  const { suggestedAnswer } = suggestion;
  const text = suggestedAnswer.type === 'text' ? suggestedAnswer.text : '';

  /** Looks up the text box first: setting the answer removes this section. */
  const handleStart = () => {
    const box = aside.current?.closest('[data-question]')?.querySelector('textarea');
    flushSync(() => form.change(write(form.draft, question, text)));
    box?.focus();
    box?.setSelectionRange(text.length, text.length);
  };

  return (
    <section ref={aside} className={styles.suggested} aria-label={t('annotation.suggested')}>
      <header>
        <SuggestionMark score={bestScore(suggestion)} agent={suggestion.agent} showsAgent />
        <Button look="quiet" onClick={handleStart}>
          {t('questions.startFrom')}
        </Button>
      </header>
      <p className={styles.suggestedText} dir="auto">
        {written === '' ? (
          text
        ) : (
          <Suspense fallback={text}>
            <Difference from={text} to={written} />
          </Suspense>
        )}
      </p>
    </section>
  );
});
