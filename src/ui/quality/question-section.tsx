import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question } from '#domain/annotation/question.ts';
import { optionsOf } from '#domain/annotation/question-options.ts';
import type { CountedAnswers } from '#domain/quality/agents/agent-report.ts';
import type { QualityView } from '#domain/quality/answer-limits.ts';
import type { Group, Grouping } from '#domain/quality/grouping.ts';
import {
  cautionsOn,
  type QuestionReport,
  type ReportedFigure,
  recordsOfCell,
  verdictOn,
} from '#domain/quality/report.ts';
import { useFormats } from '../i18n/use-formats.ts';
import { AgentsSection } from './agents/agents-section.tsx';
import styles from './quality.module.css';
import { RecordsLink } from './records-link.tsx';
import { Scale } from './scale.tsx';
import { AnswersTable } from './tables/answers-table.tsx';
import { DisputedRecords } from './tables/disputed-records.tsx';
import { GroupsTable } from './tables/groups-table.tsx';
import { OptionsTable } from './tables/options-table.tsx';
import { PeopleTable } from './tables/people-table.tsx';
import { ScrolledTable } from './tables/scrolled-table.tsx';
import { useQualityFormats } from './use-quality-formats.ts';

interface QuestionSectionProps {
  readonly datasetId: string;
  readonly view: QualityView;
  readonly question: Question;
  readonly report: QuestionReport;
  /** Names of all people, or letters in their place. */
  readonly names: ReadonlyMap<string, string>;
  /** Answers that suggestions are compared with. */
  readonly counted: CountedAnswers;
  /** Groups are missing until they are measured. */
  readonly comparison: { readonly grouping: Grouping; readonly groups: readonly Group[] | undefined } | undefined;
}

export function QuestionSection(props: QuestionSectionProps) {
  const { datasetId, view, question, report, counted, comparison } = props;
  const { t } = useTranslation();
  const { number } = useFormats();
  const id = useId();
  const [equal, main] = report.figures;
  const names = new Map(report.people.map((name) => [name, props.names.get(name) ?? name]));
  const options = new Map(optionsOf(question).map(({ value, text }) => [value, text]));
  const part = { datasetId, view, report };
  return (
    <section className={styles.question} aria-labelledby={id}>
      <h2 id={id}>
        <bdi>{question.title || question.name}</bdi>
      </h2>
      <p className={styles.facts}>
        {t('quality.facts', { count: report.records, records: number(report.records), people: report.people.length })}{' '}
        {report.compared < report.records && t('quality.sample', { compared: number(report.compared) })}
      </p>
      <div className={styles.summary}>
        {equal && <FigureBlock figure={equal} />}
        {main && <FigureBlock figure={main} hasScale />}
      </div>
      <Meaning {...part} names={names} options={options} />
      {comparison?.groups && report.compared > 0 && (
        <GroupsTable {...part} question={question.name} grouping={comparison.grouping} groups={comparison.groups} />
      )}
      {report.compared > 0 && (
        <details className={styles.details}>
          <summary>{t('quality.details')}</summary>
          <div className={styles.tables}>
            <FiguresTable figures={report.figures} />
            <PeopleTable {...part} names={names} />
            {report.cells.length > 0 && <AnswersTable {...part} options={options} />}
            {report.options.length > 0 && <OptionsTable {...part} options={options} />}
            <DisputedRecords {...part} names={names} options={options} />
          </div>
        </details>
      )}
      {report.agents.length > 0 && <AgentsSection {...part} options={options} counted={counted} />}
    </section>
  );
}

interface FigureBlockProps {
  readonly figure: ReportedFigure;
  readonly hasScale?: boolean;
}

function FigureBlock({ figure: { name, figure, interval }, hasScale = false }: FigureBlockProps) {
  const { t } = useTranslation();
  const formats = useQualityFormats();
  return (
    <div className={styles.figure}>
      <span className={styles.name}>{t(`quality.figures.${name}`)}</span>
      <strong data-undefined={!('value' in figure)}>{formats.figure(figure, name)}</strong>
      <span className={styles.interval}>{interval && formats.interval(interval, name)}</span>
      {hasScale && 'value' in figure && <Scale value={figure.value} interval={interval} />}
    </div>
  );
}

interface MeaningProps extends Pick<QuestionSectionProps, 'datasetId' | 'view' | 'report'> {
  readonly names: ReadonlyMap<string, string>;
  readonly options: ReadonlyMap<string, string>;
}

/** Sentences on what the figures say, and what they do not say. */
function Meaning({ datasetId, view, report, names, options }: MeaningProps) {
  const { t } = useTranslation();
  const main = report.figures[1]?.figure;
  const { mostDifferent } = report;
  const cautions = cautionsOn(report);
  if (!main || !('value' in main)) return null;
  return (
    <div className={styles.meaning}>
      {!cautions.includes('skewed') && <p>{t(`quality.verdicts.${verdictOn(main.value)}`)}</p>}
      {cautions.map((caution) => (
        <p key={caution} className={styles.caution}>
          {t(`quality.cautions.${caution}`)}
        </p>
      ))}
      {mostDifferent && (
        <p>
          {t('quality.mostDifferent', {
            one: options.get(mostDifferent.values[0]),
            other: options.get(mostDifferent.values[1]),
            first: names.get(mostDifferent.people[0]),
            second: names.get(mostDifferent.people[1]),
          })}{' '}
          <RecordsLink
            datasetId={datasetId}
            view={view}
            filters={recordsOfCell(report.question, mostDifferent.values)}
            isOnlyLink
          >
            {t('quality.showRecords')}
          </RecordsLink>
        </p>
      )}
    </div>
  );
}

function FiguresTable({ figures }: Pick<QuestionReport, 'figures'>) {
  const { t } = useTranslation();
  const formats = useQualityFormats();
  return (
    <ScrolledTable caption={t('quality.figuresTitle')}>
      <thead>
        <tr>
          <th scope="col">{t('quality.figure')}</th>
          <th scope="col">{t('quality.value')}</th>
          <th scope="col">{t('quality.intervalTitle')}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ name, figure, interval }) => (
          <tr key={name}>
            <th scope="row">{t(`quality.figures.${name}`)}</th>
            <td>{formats.figure(figure, name)}</td>
            <td>{interval && formats.interval(interval, name)}</td>
          </tr>
        ))}
      </tbody>
    </ScrolledTable>
  );
}
