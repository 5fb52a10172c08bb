import { useTranslation } from 'react-i18next';
import type { Criteria } from '#domain/criteria/criteria.ts';
import { shareText } from '#domain/quality/figure-text.ts';
import { type QuestionReport, type ReportedPair, recordsThatDiffer } from '#domain/quality/report.ts';
import styles from '../quality.module.css';
import { RecordsLink } from '../records-link.tsx';
import { useQualityFormats } from '../use-quality-formats.ts';
import { shaded } from './shaded.ts';

interface PeopleTableProps {
  readonly datasetId: string;
  readonly view: Criteria;
  readonly report: QuestionReport;
  readonly names: ReadonlyMap<string, string>;
}

/** How far each two people agree. */
export function PeopleTable({ datasetId, view, report, names }: PeopleTableProps) {
  const { t } = useTranslation();
  const { people, pairs, question } = report;
  const pairOf = (one: string, other: string) =>
    pairs.find((pair) => pair.people.includes(one) && pair.people.includes(other));
  return (
    <div className={styles.scrolled}>
      <table className={styles.matrix}>
        <caption>{t('quality.people.title')}</caption>
        <thead>
          <tr>
            <td />
            {people.map((name) => (
              <th key={name} scope="col">
                <bdi>{names.get(name)}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((one) => (
            <tr key={one}>
              <th scope="row">
                <bdi>{names.get(one)}</bdi>
              </th>
              {people.map((other) => {
                const pair = one === other ? undefined : pairOf(one, other);
                return pair ? (
                  <td key={other} style={shaded(1 - pair.different / pair.records)}>
                    <PairCell {...{ datasetId, view, question, pair }} />
                  </td>
                ) : (
                  <td key={other} className={styles.none}>
                    {one === other ? '' : '–'}
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

interface PairCellProps extends Pick<PeopleTableProps, 'datasetId' | 'view'> {
  readonly question: string;
  readonly pair: ReportedPair;
}

function PairCell({ datasetId, view, question, pair }: PairCellProps) {
  const { t, i18n } = useTranslation();
  const formats = useQualityFormats();
  const { records, different, people, figure } = pair;
  return (
    <>
      <strong>{shareText(1 - different / records, i18n.language)}</strong>
      {'value' in figure && <span>{formats.figure(figure)}</span>}
      {different > 0 ? (
        <RecordsLink datasetId={datasetId} view={view} filters={recordsThatDiffer(question, people)}>
          {t('quality.people.differ', { count: different, all: records })}
        </RecordsLink>
      ) : (
        <span>{t('quality.people.same', { count: records })}</span>
      )}
    </>
  );
}
