import { BookOpenText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Dataset } from '#domain/datasets/dataset.ts';
import { Markdown } from '../../components/markdown/markdown.tsx';
import { FoldingPanel } from './folding-panel.tsx';
import styles from './panels.module.css';

export function GuidelinesPanel({ dataset }: { readonly dataset: Dataset | undefined }) {
  const { t } = useTranslation();
  return (
    <FoldingPanel panel="guidelines" label={t('annotation.guidelines')} icon={<BookOpenText size={17} aria-hidden />}>
      {dataset && <div className={styles.guidance}>{guidance(dataset, t('annotation.noGuidelines'))}</div>}
    </FoldingPanel>
  );
}

const guidance = ({ guidelines }: Dataset, none: string) =>
  guidelines ? <Markdown text={guidelines} /> : <p>{none}</p>;
