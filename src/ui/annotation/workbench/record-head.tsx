import { Info } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DatasetRecord, shownStatusOf } from '#domain/annotation/record.ts';
import { scorePercent } from '#domain/criteria/score.ts';
import { CopyButton } from '../../components/controls/copy-button.tsx';
import { IconButton } from '../../components/controls/icon-button.tsx';
import { StatusTag } from '../../components/marks/status-tag.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import { lazyComponent } from '../../shared/retrying/lazy-component.tsx';
import { useShared } from '../../shared/use-view-model.ts';
import { FindSimilar } from '../similar/find-similar.tsx';
import { SimilarViewModel } from '../similar/similar-view-model.ts';
import styles from './sheet.module.css';

const RecordDetails = lazyComponent(async () => (await import('./record-details.tsx')).RecordDetails);

export function RecordHead({ record }: { readonly record: DatasetRecord }) {
  const { t } = useTranslation();
  const { ago, moment } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const { externalId, updatedAt, fields } = record;
  return (
    <>
      <header className={styles.meta}>
        <StatusTag status={shownStatusOf(record)} />
        <Score score={record.score} />
        {externalId && <span dir="auto">{externalId}</span>}
        <time dateTime={updatedAt} title={moment(updatedAt)}>
          {ago(updatedAt)}
        </time>
        <span className={styles.tools}>
          <FindSimilar record={record} />
          <CopyButton text={() => JSON.stringify(fields, undefined, 2)} label={t('fields.copyRecord')} />
          <IconButton look="quiet" label={t('fields.details')} onClick={() => setOpen(true)}>
            <Info size={16} aria-hidden />
          </IconButton>
        </span>
      </header>
      {isOpen && (
        <Suspense>
          <RecordDetails record={record} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const Score = observer(function Score({ score }: Pick<DatasetRecord, 'score'>) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { similarity } = useShared(SimilarViewModel);
  const percent = scorePercent(score);
  if (!similarity || percent === undefined) return null;
  return <span className={styles.score}>{t('similar.score', { percent: number(percent) })}</span>;
});
