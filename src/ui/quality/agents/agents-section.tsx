import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { unnamedAgent } from '#domain/quality/agents/agent-report.ts';
import { amongPeople } from '#domain/quality/agents/among-people.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import styles from '../quality.module.css';
import { ScrolledTable } from '../tables/scrolled-table.tsx';
import { useQualityFormats } from '../use-quality-formats.ts';
import type { AgentProps, AgentsProps } from './agent-props.ts';
import own from './agents.module.css';
import { Calibration } from './calibration.tsx';
import { ComparisonsTable } from './comparisons-table.tsx';
import { ConfusionTable } from './confusion-table.tsx';
import { LabelsTable } from './labels-table.tsx';
import { PositiveLabel } from './positive-label.tsx';
import { SuggestionsInView } from './suggestions-in-view.tsx';

/** Suggestions of each agent, compared with the answers of people. */
export function AgentsSection(props: AgentsProps) {
  const { t } = useTranslation();
  return (
    <div className={own.agents}>
      <h3>{t('quality.agents.title')}</h3>
      {props.report.agents.map((agent) => (
        <Agent key={agent.agent} {...props} agent={agent} />
      ))}
      {props.report.agentComparisons.length > 0 && <ComparisonsTable comparisons={props.report.agentComparisons} />}
    </div>
  );
}

function Agent(props: AgentProps) {
  const { t } = useTranslation();
  const id = useId();
  const { agent, options } = props;
  const name = agent.agent === unnamedAgent ? t('quality.agents.unnamed') : agent.agent;
  return (
    <section className={own.agent} aria-labelledby={id}>
      <h4 id={id}>
        <bdi>{name}</bdi>
      </h4>
      <CountedText {...props} />
      {agent.compared > 0 && (
        <>
          <AgentFigures {...props} name={name} />
          <details className={styles.details}>
            <summary>{t('quality.agents.details', { agent: name })}</summary>
            <div className={styles.tables}>
              {agent.cells.length > 0 && <ConfusionTable {...props} />}
              {agent.labels.length > 0 && <LabelsTable labels={agent.labels} options={options} />}
              {agent.labels.length > 0 && <PositiveLabel labels={agent.labels} options={options} />}
              {agent.calibration && <Calibration calibration={agent.calibration} />}
            </div>
          </details>
        </>
      )}
      <SuggestionsInView agent={agent} />
    </section>
  );
}

/** Which answers count, and how many there are. */
function CountedText({ agent: { answers, compared }, counted }: AgentProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { blind, shown, unknown } = answers;
  const count = counted === 'blind' ? blind : blind + shown + unknown;
  return (
    <p className={styles.facts}>
      {t(`quality.agents.counted.${counted}`, { blind: number(blind), all: number(blind + shown + unknown) })}{' '}
      {t('quality.agents.views', { shown: number(shown), unknown: number(unknown) })}{' '}
      {compared < count && t('quality.agents.sample', { compared: number(compared) })}{' '}
      {counted === 'blind' && blind === 0 && t('quality.agents.noBlind')}
    </p>
  );
}

function AgentFigures({ agent, report, name }: AgentProps & { readonly name: string }) {
  const { t } = useTranslation();
  const formats = useQualityFormats();
  return (
    <ScrolledTable caption={t('quality.agents.figuresTitle', { agent: name })}>
      <thead>
        <tr>
          <th scope="col">{t('quality.figure')}</th>
          <th scope="col">{t('quality.agents.machine')}</th>
          <th scope="col">{t('quality.agents.people')}</th>
        </tr>
      </thead>
      <tbody>
        {agent.figures.map(({ name: figureName, figure }) => {
          const people = amongPeople(report, figureName);
          return (
            <tr key={figureName}>
              <th scope="row">{t(`quality.figures.${figureName}`)}</th>
              <td>{formats.figure(figure, figureName)}</td>
              <td>{people ? formats.figure(people, figureName) : '–'}</td>
            </tr>
          );
        })}
      </tbody>
    </ScrolledTable>
  );
}
