import { ArrowDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question } from '#domain/annotation/question.ts';
import { publishLength } from '../../components/feedback/publish-length.ts';
import { VisuallyHidden } from '../../components/marks/visually-hidden.tsx';
import { focusQuestion } from '../questions/question-focus.ts';
import styles from './form.module.css';

interface QuestionAheadProps {
  readonly question: Question;
  /** Changes with each record. */
  readonly visit: number;
}

/** Notices and uploads stay above it. */
const publishHeight = publishLength('--ahead-height', (bar) => bar.offsetHeight);

/** Announces the first question while it is below the window, and leads there. */
export function QuestionAhead({ question, visit }: QuestionAheadProps) {
  const { t } = useTranslation();
  const isAhead = useIsAhead(question.name, visit);
  if (!isAhead) return null;
  const handleClick = () => {
    const element = questionElement(question.name);
    if (!element) return;
    focusQuestion(element);
    element.scrollIntoView({ block: 'center' });
  };
  return (
    <button ref={publishHeight} type="button" data-question-bar className={styles.ahead} onClick={handleClick}>
      <ArrowDown size={16} aria-hidden />
      <VisuallyHidden>{t('annotation.goToQuestion')}</VisuallyHidden>
      <span dir="auto">{question.title}</span>
    </button>
  );
}

/** A question behind the actions is not in view. */
const behindActions = '0px 0px -96px';

const questionElement = (name: string) => document.querySelector<HTMLElement>(`[data-question="${CSS.escape(name)}"]`);

function useIsAhead(name: string, visit: number) {
  const [isAhead, setAhead] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position is measured for each record that the form shows
  useEffect(() => {
    const element = questionElement(name);
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry) setAhead(!entry.isIntersecting && entry.boundingClientRect.top > 0);
      },
      { rootMargin: behindActions },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [name, visit]);
  return isAhead;
}
