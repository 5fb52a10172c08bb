import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ExportOrder,
  type ExportShape,
  spanQuestions,
  tagSchemes,
} from '#domain/datasets/exporting/export-order.ts';
import type { ExportViewModel } from './export-view-model.ts';
import styles from './exporting.module.css';
import { RadioList } from './radio-list.tsx';

interface TagsChoiceProps {
  readonly viewModel: ExportViewModel;
  readonly shape: ExportShape;
  readonly tags: NonNullable<ExportOrder['tags']>;
}

export const TagsChoice = observer(function TagsChoice({ viewModel, shape, tags }: TagsChoiceProps) {
  const { t } = useTranslation();
  const id = useId();
  const change = (changes: Partial<typeof tags>) => viewModel.change({ tags: { ...tags, ...changes } });
  return (
    <>
      <div className={styles.radios}>
        <label htmlFor={id}>{t('exporting.question')}</label>
        <select
          id={id}
          className={styles.select}
          value={tags.question}
          onChange={({ target }) => change({ question: target.value })}
        >
          {spanQuestions(shape).map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      <RadioList
        legend={t('exporting.scheme')}
        options={tagSchemes.map((value) => ({ value, text: value, note: t(`exporting.schemes.${value}`) }))}
        chosen={tags.scheme}
        onChoose={(scheme) => change({ scheme })}
      />
    </>
  );
});
