import { useTranslation } from 'react-i18next';
import type { LabelScore } from '#domain/quality/agents/label-scores.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import { ScrolledTable } from '../tables/scrolled-table.tsx';
import { useQualityFormats } from '../use-quality-formats.ts';

export interface LabelsProps {
  readonly labels: readonly LabelScore[];
  readonly options: ReadonlyMap<string, string>;
}

/** Precision, recall and F1 of each label. */
export function LabelsTable({ labels, options }: LabelsProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { share } = useQualityFormats();
  return (
    <ScrolledTable caption={t('quality.agents.labels.title')}>
      <thead>
        <tr>
          <th scope="col">{t('quality.agents.labels.label')}</th>
          <th scope="col">{t('quality.agents.labels.suggested')}</th>
          <th scope="col">{t('quality.agents.labels.answered')}</th>
          <th scope="col">{t('quality.agents.labels.both')}</th>
          <th scope="col">{t('quality.agents.labels.precision')}</th>
          <th scope="col">{t('quality.agents.labels.recall')}</th>
          <th scope="col">{t('quality.agents.labels.f1')}</th>
        </tr>
      </thead>
      <tbody>
        {labels.map(({ value, suggested, answered, both, precision, recall, f1 }) => (
          <tr key={value}>
            <th scope="row">
              <bdi>{options.get(value) ?? value}</bdi>
            </th>
            <td>{number(suggested)}</td>
            <td>{number(answered)}</td>
            <td>{number(both)}</td>
            <td>{share(precision)}</td>
            <td>{share(recall)}</td>
            <td>{share(f1)}</td>
          </tr>
        ))}
      </tbody>
    </ScrolledTable>
  );
}
