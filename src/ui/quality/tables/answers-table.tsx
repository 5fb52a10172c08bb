import { useTranslation } from 'react-i18next';
import type { QualityView } from '#domain/quality/answer-limits.ts';
import { type QuestionReport, recordsOfCell } from '#domain/quality/report.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import { RecordsLink } from '../records-link.tsx';
import { Matrix } from './matrix.tsx';

interface AnswersTableProps {
  readonly datasetId: string;
  readonly view: QualityView;
  readonly report: QuestionReport;
  /** Values of the options with their texts, in the order of the question. */
  readonly options: ReadonlyMap<string, string>;
}

/** Records in which one person gave the answer of the row and another that of the column. */
export function AnswersTable({ datasetId, view, report, options }: AnswersTableProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { cells, question } = report;
  const given = [...options].filter(([value]) => cells.some(({ values }) => values.includes(value)));
  const most = Math.max(...cells.map(({ records }) => records));
  const find = (one: string, other: string) =>
    cells.find(({ values: [first, second] }) => (first === one ? second === other : first === other && second === one));
  return (
    <Matrix
      caption={t('quality.answers.title')}
      names={new Map(given)}
      cellOf={(one, other) => {
        const cell = find(one, other);
        if (!cell) return undefined;
        const { records, values } = cell;
        const label = t('quality.answers.cell', { one: options.get(one), other: options.get(other), count: records });
        const content = (
          <RecordsLink datasetId={datasetId} view={view} filters={recordsOfCell(question, values)} label={label}>
            {number(records)}
          </RecordsLink>
        );
        return { share: records / most, content };
      }}
      empty={() => '0'}
    />
  );
}
