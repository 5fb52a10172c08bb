import { BookOpenText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Dataset } from '#domain/datasets/dataset.ts';
import { Markdown } from '../../components/markdown/markdown.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import { useAfterPaint } from '../../shared/use-after-paint.ts';
import { useShared } from '../../shared/use-view-model.ts';
import { FoldingPanel } from './folding-panel.tsx';
import styles from './panels.module.css';
import { StoredGuidelines } from './stored-guidelines.ts';

interface GuidelinesPanelProps {
  readonly dataset: Dataset | undefined;
  /** The code for Markdown loads after the first record. */
  readonly isRecordShown: boolean;
}

/** Open when the user has not seen these guidelines yet. */
export const GuidelinesPanel = (props: GuidelinesPanelProps) => (
  <Guidelines key={props.dataset && `${props.dataset.id} ${props.dataset.guidelines}`} {...props} />
);

function Guidelines({ dataset, isRecordShown }: GuidelinesPanelProps) {
  const { t } = useTranslation();
  const { ago } = useFormats();
  const stored = useShared(StoredGuidelines);
  const [news] = useState(() => dataset && stored.newsOf(dataset));
  useEffect(() => {
    if (dataset) stored.markSeen(dataset);
  }, [dataset, stored]);
  const isReady = useAfterPaint(isRecordShown);
  const label = t('annotation.guidelines');
  return (
    <FoldingPanel
      panel="guidelines"
      label={label}
      heading={
        news === 'changed' && (
          <>
            {label} <small>{t('annotation.guidelinesChanged', { when: ago(dataset?.updatedAt ?? '') })}</small>
          </>
        )
      }
      startsOpen={news !== undefined}
      icon={<BookOpenText size={17} aria-hidden />}
    >
      {dataset && isReady && <div className={styles.guidance}>{guidance(dataset, t('annotation.noGuidelines'))}</div>}
    </FoldingPanel>
  );
}

const guidance = ({ guidelines }: Dataset, none: string) =>
  guidelines ? <Markdown text={guidelines} /> : <p>{none}</p>;
