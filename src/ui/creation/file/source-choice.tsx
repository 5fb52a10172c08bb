import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/controls/button.tsx';
import { InternalLayout } from '../../layouts/internal-layout.tsx';
import { useHeadingFocus } from '../preparation/use-heading-focus.ts';
import styles from './file.module.css';
import type { FileViewModel } from './file-view-model.ts';
import { FromHubForm } from './from-hub-form.tsx';
import { PasteText, PickFile } from './pick-or-paste.tsx';

interface SourceChoiceProps {
  readonly viewModel: FileViewModel;
  readonly title: string;
}

export function SourceChoice({ viewModel, title }: SourceChoiceProps) {
  const { t } = useTranslation();
  const { reading, beginWithNothing } = viewModel;
  const id = useId();
  const page = useRef<HTMLDivElement>(null);
  useHeadingFocus(page);
  return (
    <div ref={page}>
      <InternalLayout crumbs={[{ text: t('common.home'), to: '/' }, { text: title }]} title={title}>
        <div className={styles.beginning}>
          <PickFile reading={reading} />
          <PasteText reading={reading} />
          <section className={styles.way} aria-labelledby={`${id}-hub`}>
            <h2 id={`${id}-hub`}>{t('starting.import')}</h2>
            <FromHubForm />
          </section>
          <section className={styles.way} aria-labelledby={`${id}-nothing`}>
            <h2 id={`${id}-nothing`}>{t('preparing.fromScratch')}</h2>
            <p>{t('preparing.fromScratchHint')}</p>
            <Button onClick={beginWithNothing}>{t('preparing.startFromScratch')}</Button>
          </section>
        </div>
      </InternalLayout>
    </div>
  );
}
