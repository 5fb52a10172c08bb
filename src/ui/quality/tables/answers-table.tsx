import { useTranslation } from 'react-i18next';
import type { Criteria } from '#domain/criteria/criteria.ts';
import { type QuestionReport, recordsOfCell } from '#domain/quality/report.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import styles from '../quality.module.css';
import { RecordsLink } from '../records-link.tsx';
import { shaded } from './shaded.ts';

interface AnswersTableProps {
  readonly datasetId: string;
  readonly view: Criteria;
  readonly report: QuestionReport;
  /** Values of the options with their texts, in the order of the question. */
  readonly options: ReadonlyMap<string, string>;
}

/** Records in which one person gave the answer of the row and another that of the column. */
export function AnswersTable({ datasetId, view, report, options }: AnswersTableProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { cells, question } = report;
  const given = [...options.keys()].filter((value) => cells.some(({ values }) => values.includes(value)));
  const most = Math.max(...cells.map(({ records }) => records));
  const cellOf = (one: string, other: string) =>
    cells.find(({ values: [first, second] }) => (first === one ? second === other : first === other && second === one));
  return (
    <div className={styles.scrolled}>
      <table className={styles.matrix}>
        <caption>{t('quality.answers.title')}</caption>
        <thead>
          <tr>
            <td />
            {given.map((value) => (
              <th key={value} scope="col">
                <bdi>{options.get(value)}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {given.map((one) => (
            <tr key={one}>
              <th scope="row">
                <bdi>{options.get(one)}</bdi>
              </th>
              {given.map((other) => {
                const cell = cellOf(one, other);
                return cell ? (
                  <td key={other} style={shaded(cell.records / most)} data-same={one === other}>
                    <RecordsLink
                      datasetId={datasetId}
                      view={view}
                      filters={recordsOfCell(question, cell.values)}
                      label={t('quality.answers.cell', {
                        one: options.get(one),
                        other: options.get(other),
                        count: cell.records,
                      })}
                    >
                      {number(cell.records)}
                    </RecordsLink>
                  </td>
                ) : (
                  <td key={other} className={styles.none}>
                    0
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
