import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { canMark } from '../../../shared/highlight-support.ts';
import { lazyComponent } from '../../../shared/retrying/lazy-component.ts';
import type { BodyProps } from '../../model/answering/answer-form.ts';
import styles from '../../spans/spans.module.css';

const SpanBody = lazyComponent(async () => (await import('../../spans/question/lazy-spans.ts')).SpanBody);

export function LazySpanQuestion(props: BodyProps<'span'>) {
  const { t } = useTranslation();
  if (!canMark()) return <p className={styles.unsupported}>{t('spans.unsupported')}</p>;
  return (
    <Suspense>
      <SpanBody {...props} />
    </Suspense>
  );
}
