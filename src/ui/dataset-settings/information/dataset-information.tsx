import { useTranslation } from 'react-i18next';
import type { Dataset } from '#domain/datasets/dataset.ts';
import { Markdown } from '../../components/markdown/markdown.tsx';
import styles from './information.module.css';

export function DatasetInformation({ dataset }: { readonly dataset: Dataset }) {
  const { t } = useTranslation();
  const { guidelines } = dataset;
  return (
    <section className={styles.guidelines} aria-labelledby="guidelines">
      <h2 id="guidelines">{t('annotation.guidelines')}</h2>
      <div dir="auto" data-is-empty={guidelines === undefined}>
        {guidelines === undefined ? <p>{t('annotation.noGuidelines')}</p> : <Markdown text={guidelines} />}
      </div>
    </section>
  );
}
