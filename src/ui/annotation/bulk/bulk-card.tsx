import { observer } from 'mobx-react-lite';
import { type MouseEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '#domain/annotation/field.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import type { TextSearch } from '#domain/criteria/search.ts';
import type { Dataset } from '#domain/datasets/dataset.ts';
import { MarkingContext } from '../record/markable-text.tsx';
import { RecordFields } from '../record/record-fields.tsx';
import { useNearViewport } from '../record/use-near-viewport.ts';
import { TeamAnswersFold } from '../team/team-answers-fold.tsx';
import { RecordHead } from '../workbench/record-head.tsx';
import styles from './bulk.module.css';
import type { BulkViewModel } from './bulk-view-model.ts';
import { CardAnswers } from './card-answers.tsx';
import { RecordMarkingForm } from './record-marking-form.ts';
import { RefusalReason } from './refusal-reason.tsx';

interface BulkCardProps {
  readonly record: DatasetRecord;
  readonly bulk: BulkViewModel;
  readonly isSelected: boolean;
  readonly dataset: Dataset;
  readonly fields: readonly Field[];
  readonly search: TextSearch | undefined;
}

export const BulkCard = observer(function BulkCard({
  record,
  bulk,
  isSelected,
  dataset,
  fields,
  search,
}: BulkCardProps) {
  const { t } = useTranslation();
  const card = useRef<HTMLElement>(null);
  const isNear = useNearViewport(card, false);
  const form = useMemo(() => new RecordMarkingForm(bulk.form, record, bulk.selectMarked), [bulk, record]);
  const { selection } = bulk;
  const handleClick = ({ shiftKey }: MouseEvent) =>
    shiftKey ? selection.selectUpTo(record.id) : selection.toggle(record.id);

  return (
    <article
      ref={card}
      className={styles.card}
      data-selected={isSelected}
      aria-label={t('annotation.record', { page: record.page })}
    >
      <label className={styles.checkbox}>
        <input
          type="checkbox"
          data-select
          checked={isSelected}
          aria-label={t('bulk.select', { page: record.page })}
          onClick={handleClick}
          readOnly
        />
      </label>
      <div className={styles.content}>
        <RecordHead record={record} />
        <RefusalReason bulk={bulk} recordId={record.id} />
        <div className={styles.fields}>
          {isNear && (
            <MarkingContext value={form}>
              <RecordFields
                recordId={record.id}
                fields={fields}
                values={record.fields}
                original={record.original}
                search={search}
                isOneOfMany
              />
            </MarkingContext>
          )}
        </div>
        <CardAnswers record={record} questions={bulk.form.questions} />
        <TeamAnswersFold dataset={dataset} record={record} questions={bulk.form.questions} />
      </div>
    </article>
  );
});
