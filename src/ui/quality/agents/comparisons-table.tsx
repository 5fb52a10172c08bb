import { useTranslation } from 'react-i18next';
import { type AgentComparison, unnamedAgent } from '#domain/quality/agents/agent-report.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import { ScrolledTable } from '../tables/scrolled-table.tsx';
import { useQualityFormats } from '../use-quality-formats.ts';

/** Each two agents on the same answers, by McNemar's test. */
export function ComparisonsTable({ comparisons }: { readonly comparisons: readonly AgentComparison[] }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const formats = useQualityFormats();
  const nameOf = (agent: string) => (agent === unnamedAgent ? t('quality.agents.unnamed') : agent);
  return (
    <ScrolledTable caption={t('quality.agents.comparisons.title')}>
      <thead>
        <tr>
          <th scope="col">{t('quality.agents.comparisons.agents')}</th>
          <th scope="col">{t('quality.agents.comparisons.answers')}</th>
          <th scope="col">{t('quality.agents.comparisons.onlyFirst')}</th>
          <th scope="col">{t('quality.agents.comparisons.onlySecond')}</th>
          <th scope="col">{t('quality.agents.comparisons.pValue')}</th>
        </tr>
      </thead>
      <tbody>
        {comparisons.map(({ agents: [one, other], answers, onlyOne, onlyOther, test }) => (
          <tr key={JSON.stringify([one, other])}>
            <th scope="row">
              <bdi>{t('quality.agents.comparisons.two', { one: nameOf(one), other: nameOf(other) })}</bdi>
            </th>
            <td>{number(answers)}</td>
            <td>{number(onlyOne)}</td>
            <td>{number(onlyOther)}</td>
            <td>{test ? formats.probability(test.pValue) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </ScrolledTable>
  );
}
