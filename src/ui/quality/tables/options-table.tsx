import { useTranslation } from 'react-i18next';
import type { QualityView } from '#domain/quality/answer-limits.ts';
import { type QuestionReport, recordsDisputedAbout } from '#domain/quality/report.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import { RecordsLink } from '../records-link.tsx';
import { useQualityFormats } from '../use-quality-formats.ts';
import { ScrolledTable } from './scrolled-table.tsx';

interface OptionsTableProps {
  readonly datasetId: string;
  readonly view: QualityView;
  readonly report: QuestionReport;
  readonly options: ReadonlyMap<string, string>;
}

/** Agreement on each option: whether an answer has it or not. */
export function OptionsTable({ datasetId, view, report, options }: OptionsTableProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const formats = useQualityFormats();
  const used = report.options.filter(({ records }) => records > 0);
  return (
    <ScrolledTable caption={t('quality.options.title')}>
      <thead>
        <tr>
          <th scope="col">{t('quality.options.option')}</th>
          <th scope="col">{t('quality.options.records')}</th>
          <th scope="col">{t('quality.options.unanimous')}</th>
          <th scope="col">{t('quality.options.disputed')}</th>
          <th scope="col">{t('quality.options.alpha')}</th>
        </tr>
      </thead>
      <tbody>
        {used.map(({ value, records, unanimous, alpha }) => (
          <tr key={value}>
            <th scope="row">
              <bdi>{options.get(value)}</bdi>
            </th>
            <td>{number(records)}</td>
            <td>{number(unanimous)}</td>
            <td>
              {records > unanimous ? (
                <RecordsLink
                  datasetId={datasetId}
                  view={view}
                  filters={recordsDisputedAbout(report.question, value)}
                  label={t('quality.options.cell', { option: options.get(value), count: records - unanimous })}
                >
                  {number(records - unanimous)}
                </RecordsLink>
              ) : (
                number(0)
              )}
            </td>
            <td>{formats.figure(alpha)}</td>
          </tr>
        ))}
      </tbody>
    </ScrolledTable>
  );
}
