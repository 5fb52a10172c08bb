import { useTranslation } from 'react-i18next';
import { recordsOfAgentCell } from '#domain/quality/agents/agent-report.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import { RecordsLink } from '../records-link.tsx';
import { Matrix } from '../tables/matrix.tsx';
import type { AgentProps } from './agent-props.ts';

/** Suggestions in rows, answers in columns. */
export function ConfusionTable({ datasetId, view, report, options, agent: { agent, cells }, counted }: AgentProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const used = new Set(cells.flatMap(({ suggestion, answer }) => [suggestion, answer]));
  const names = new Map([
    ...[...options].filter(([value]) => used.has(value)),
    ...[...used].filter((value) => !options.has(value)).map((value) => [value, value] as const),
  ]);
  const most = Math.max(...cells.map(({ answers }) => answers));
  return (
    <Matrix
      caption={t('quality.agents.confusion.title')}
      names={names}
      cellOf={(suggestion, answer) => {
        const cell = cells.find((each) => each.suggestion === suggestion && each.answer === answer);
        if (!cell) return undefined;
        const label = t('quality.agents.confusion.cell', {
          suggestion: names.get(suggestion),
          answer: names.get(answer),
          count: cell.answers,
          records: number(cell.records),
        });
        const filters = recordsOfAgentCell({ question: report.question, agent, cell, counted });
        const content = (
          <RecordsLink datasetId={datasetId} view={view} filters={filters} label={label}>
            {number(cell.answers)}
          </RecordsLink>
        );
        return { share: cell.answers / most, content };
      }}
      empty={() => '0'}
    />
  );
}
