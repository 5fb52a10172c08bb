import { useTranslation } from 'react-i18next';
import type { QualityView } from '#domain/quality/answer-limits.ts';
import { type DisputedReport, type QuestionReport, recordWithId } from '#domain/quality/report.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import styles from '../quality.module.css';
import { RecordsLink } from '../records-link.tsx';
import { ScrolledTable } from './scrolled-table.tsx';

interface DisputedRecordsProps {
  readonly datasetId: string;
  readonly view: QualityView;
  readonly report: QuestionReport;
  readonly names: ReadonlyMap<string, string>;
  readonly options: ReadonlyMap<string, string>;
}

/** The records whose answers are furthest apart, with these answers. */
export function DisputedRecords({ datasetId, view, report, names, options }: DisputedRecordsProps) {
  const { t } = useTranslation();
  const { list } = useFormats();
  if (report.disputed.length === 0) return null;
  const said = ({ values }: DisputedReport['answers'][number]) =>
    values.length === 0 ? t('quality.disputed.nothing') : list(values.map((value) => options.get(value) ?? value));
  return (
    <ScrolledTable caption={t('quality.disputed.title')}>
      <thead>
        <tr>
          <th scope="col">{t('quality.disputed.number')}</th>
          <th scope="col">{t('quality.disputed.answers')}</th>
        </tr>
      </thead>
      <tbody>
        {report.disputed.map(({ recordId, answers }, at) => (
          <tr key={recordId}>
            <th scope="row">
              <RecordsLink datasetId={datasetId} view={view} filters={recordWithId(recordId)}>
                {t('quality.disputed.record', { number: at + 1 })}
              </RecordsLink>
            </th>
            <td>
              <ul className={styles.said}>
                {answers.map((answer) => (
                  <li key={answer.person}>
                    <bdi>{names.get(answer.person)}</bdi>: <bdi>{said(answer)}</bdi>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrolledTable>
  );
}
