import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ExportShape } from '#domain/datasets/exporting/export-order.ts';
import type { ExportViewModel } from './export-view-model.ts';
import styles from './exporting.module.css';

interface ContentChoiceProps {
  readonly viewModel: ExportViewModel;
  readonly shape: ExportShape;
}

const optionalContents = ['suggestions', 'metadata', 'vectors'] as const;

export const ContentChoice = observer(function ContentChoice({ viewModel, shape }: ContentChoiceProps) {
  const { t } = useTranslation();
  const { order, change } = viewModel;
  const isTagged = order.format === 'conll';
  const isAvailable = {
    suggestions: true,
    metadata: !isTagged && (shape.metadata.length > 0 || shape.allowsMore),
    vectors: !isTagged && shape.vectors.length > 0,
  };
  return (
    <fieldset className={styles.radios}>
      <legend>{t('exporting.with')}</legend>
      {optionalContents
        .filter((part) => isAvailable[part])
        .map((part) => (
          <label key={part} className={styles.option}>
            <input
              type="checkbox"
              checked={order[part]}
              onChange={({ target }) => change({ [part]: target.checked })}
            />
            {t(isTagged ? 'exporting.suggestedTags' : `exporting.parts.${part}`)}
          </label>
        ))}
      {order.format === 'csv' && (
        <label className={styles.option}>
          <input
            type="checkbox"
            checked={order.safeForSpreadsheets}
            onChange={({ target }) => change({ safeForSpreadsheets: target.checked })}
          />
          {t('exporting.safeForSpreadsheets')}
        </label>
      )}
    </fieldset>
  );
});
