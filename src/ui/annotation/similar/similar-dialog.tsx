import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import { similarityOrders } from '#domain/criteria/similarity.ts';
import { Dialog } from '../../components/controls/dialog.tsx';
import styles from './similar.module.css';
import type { SimilarViewModel } from './similar-view-model.ts';

interface SimilarDialogProps {
  readonly record: DatasetRecord;
  readonly similar: SimilarViewModel;
  readonly onClose: () => void;
}

export const SimilarDialog = observer(function SimilarDialog({ record, similar, onClose }: SimilarDialogProps) {
  const { t } = useTranslation();
  const { vectors, similarity, find } = similar;
  const [name, setName] = useState(similarity?.vector);
  const [order, setOrder] = useState(similarity?.order ?? 'most');
  const chosen = vectors.find((vector) => vector.name === name) ?? vectors[0];
  const handleFind = () => {
    onClose();
    if (chosen) find(record, chosen, order);
  };

  return (
    <Dialog title={t('similar.find')} confirm={{ text: t('similar.go'), onConfirm: handleFind }} onClose={onClose}>
      <RadioGroup
        title={t('similar.by')}
        options={vectors.map((vector) => ({ value: vector.name, text: vector.title }))}
        value={chosen?.name}
        onChoose={setName}
      />
      <RadioGroup
        title={t('similar.order')}
        options={similarityOrders.map((each) => ({ value: each, text: t(`similar.${each}`) }))}
        value={order}
        onChoose={setOrder}
      />
    </Dialog>
  );
});

interface RadioGroupProps<Value extends string> {
  readonly title: string;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly value: Value | undefined;
  readonly onChoose: (value: Value) => void;
}

function RadioGroup<Value extends string>({ title, options, value, onChoose }: RadioGroupProps<Value>) {
  const group = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{title}</legend>
      {options.map((each) => (
        <label key={each.value}>
          <input type="radio" name={group} checked={each.value === value} onChange={() => onChoose(each.value)} />
          <bdi>{each.text}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
