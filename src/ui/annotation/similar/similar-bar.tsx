import { ChevronDown, ChevronUp, Waypoints, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { previewOf } from '#domain/annotation/record.ts';
import { type Similarity, similarityOrders } from '#domain/criteria/similarity.ts';
import { limits } from '#domain/shared/limits.ts';
import { IconButton } from '../../components/controls/icon-button.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import type { RecordsViewModel } from '../model/queue/records-view-model.ts';
import { RecordFields } from '../record/record-fields.tsx';
import styles from './similar.module.css';
import type { SimilarViewModel } from './similar-view-model.ts';

interface SimilarBarProps {
  readonly similar: SimilarViewModel;
  readonly records: RecordsViewModel;
}

export const SimilarBar = observer(function SimilarBar({ similar, records }: SimilarBarProps) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { similarity, reference, leave } = similar;
  if (!similarity) return null;

  return (
    <section className={styles.bar} aria-label={t('similar.title')}>
      <div className={styles.row}>
        <Waypoints size={16} aria-hidden />
        <OrderSelect similar={similar} order={similarity.order} />
        <Reference similar={similar} records={records} />
        <span className={styles.tools}>
          <VectorSelect similar={similar} name={similarity.vector} />
          <LimitSelect similar={similar} limit={similarity.limit} />
          {reference && (
            <IconButton
              look="quiet"
              label={t('similar.whole')}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? <ChevronUp size={16} aria-hidden /> : <ChevronDown size={16} aria-hidden />}
            </IconButton>
          )}
          <IconButton look="quiet" label={t('similar.leave')} onClick={leave}>
            <X size={16} aria-hidden />
          </IconButton>
        </span>
      </div>
      <div id={id} className={styles.record} hidden={!isOpen}>
        {isOpen && reference && (
          <RecordFields
            recordId={reference.id}
            fields={records.opened?.fields ?? []}
            values={reference.fields}
            original={reference.original}
            isOneOfMany
          />
        )}
      </div>
    </section>
  );
});

const Reference = observer(function Reference({ similar, records }: SimilarBarProps) {
  const { t } = useTranslation();
  const { reference, loadingReference } = similar;
  if (reference)
    return (
      <bdi className={styles.reference}>
        {previewOf(reference, records.opened?.fields ?? []) || t('similar.noText')}
      </bdi>
    );
  return <span className={styles.reference}>{t(loadingReference.isRunning ? 'common.loading' : 'similar.gone')}</span>;
});

interface SelectProps {
  readonly similar: SimilarViewModel;
}

const OrderSelect = observer(function OrderSelect({ similar, order }: SelectProps & Pick<Similarity, 'order'>) {
  const { t } = useTranslation();
  return (
    <select
      className={styles.select}
      aria-label={t('similar.order')}
      value={order}
      onChange={({ target }) => similar.change({ order: target.value as Similarity['order'] })}
    >
      {similarityOrders.map((each) => (
        <option key={each} value={each}>
          {t(`similar.${each}To`)}
        </option>
      ))}
    </select>
  );
});

/** Hidden if there is only one vector. */
const VectorSelect = observer(function VectorSelect({ similar, name }: SelectProps & { readonly name: string }) {
  const { t } = useTranslation();
  const { vectors } = similar;
  if (vectors.length < 2) return null;
  return (
    <select
      className={styles.select}
      aria-label={t('similar.by')}
      value={name}
      onChange={({ target }) => similar.change({ vector: target.value })}
    >
      {vectors.map((each) => (
        <option key={each.id} value={each.name}>
          {each.title}
        </option>
      ))}
    </select>
  );
});

const LimitSelect = observer(function LimitSelect({ similar, limit }: SelectProps & Pick<Similarity, 'limit'>) {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <select
      className={styles.select}
      aria-label={t('similar.limit')}
      value={limit}
      onChange={({ target }) => similar.change({ limit: Number(target.value) })}
    >
      {limits.similarityLimits.map((each) => (
        <option key={each} value={each}>
          {t('similar.records', { number: number(each) })}
        </option>
      ))}
    </select>
  );
});
