import { useTranslation } from 'react-i18next';
import type { QualityView } from '#domain/quality/answer-limits.ts';
import { shareText } from '#domain/quality/figure-text.ts';
import { type QuestionReport, type ReportedPair, recordsThatDiffer } from '#domain/quality/report.ts';
import { RecordsLink } from '../records-link.tsx';
import { useQualityFormats } from '../use-quality-formats.ts';
import { Matrix } from './matrix.tsx';

interface PeopleTableProps {
  readonly datasetId: string;
  readonly view: QualityView;
  readonly report: QuestionReport;
  readonly names: ReadonlyMap<string, string>;
}

/** How far each two people agree. */
export function PeopleTable({ datasetId, view, report, names }: PeopleTableProps) {
  const { t } = useTranslation();
  const { pairs, question } = report;
  const pairOf = (one: string, other: string) =>
    one === other ? undefined : pairs.find(({ people }) => people.includes(one) && people.includes(other));
  return (
    <Matrix
      caption={t('quality.people.title')}
      names={names}
      cellOf={(one, other) => {
        const pair = pairOf(one, other);
        return (
          pair && {
            share: 1 - pair.different / pair.records,
            content: <PairCell {...{ datasetId, view, question, pair }} />,
          }
        );
      }}
      empty={(one, other) => (one === other ? '' : '–')}
    />
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
