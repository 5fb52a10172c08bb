import { useTranslation } from 'react-i18next';
import { type DatasetPlan, keptMetadata, mappedFields } from '#domain/creation/plan/dataset-plan.ts';
import type { QuestionDraft } from '#domain/creation/plan/question-draft.ts';
import { keyOf, sentName } from '#domain/creation/plan/question-name.ts';
import { type Named, targetName } from '#domain/creation/plan/target-names.ts';
import type { RowCheck } from '#domain/creation/portable/row-check.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import styles from './summary.module.css';

interface CreatedListProps {
  readonly plan: DatasetPlan;
  readonly check: RowCheck | undefined;
}

export function CreatedList({ plan, check }: CreatedListProps) {
  const { t } = useTranslation();
  const { list } = useFormats();
  const names = (items: readonly Named[]) =>
    items.length > 0 ? <bdi>{list(items.map(targetName))}</bdi> : t('preparing.summary.none');
  return (
    <dl className={styles.list}>
      <dt>{t('preparing.summary.records')}</dt>
      <dd>
        <RecordCount plan={plan} check={check} />
      </dd>
      <dt>{t('preparing.fields')}</dt>
      <dd>
        <p>{names(mappedFields(plan))}</p>
        <DerivedLines plan={plan} />
      </dd>
      <dt>{t('preparing.questions')}</dt>
      <dd>
        {plan.questions.map((question) => (
          <QuestionLine key={keyOf(question)} question={question} check={check} />
        ))}
      </dd>
      <dt>{t('preparing.metadata')}</dt>
      <dd>{names(keptMetadata(plan))}</dd>
    </dl>
  );
}

function RecordCount({ plan, check }: CreatedListProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { externalId, minSubmitted, source } = plan;
  const id = externalId === undefined ? t('preparing.summary.noId') : t('preparing.summary.id', { column: externalId });
  return (
    <>
      <p role="status">
        {check
          ? t('preparing.summary.records', { count: check.records, number: number(check.records) })
          : t('preparing.summary.counting')}
      </p>
      {!source.isOfRecords && <p className={styles.soft}>{id}</p>}
      {minSubmitted !== undefined && (
        <p className={styles.soft}>{t('preparing.summary.answers', { count: minSubmitted })}</p>
      )}
    </>
  );
}

/** Which fields come out of the lists of a column, as long as they are shown. */
function DerivedLines({ plan }: Pick<CreatedListProps, 'plan'>) {
  const { t } = useTranslation();
  const { list } = useFormats();
  const shown = new Set(mappedFields(plan).map(({ name }) => name));
  const derived = (plan.derived ?? []).filter(({ fields }) => fields.some((name) => shown.has(name)));
  return derived.map(({ kind, from, fields }) => (
    <p key={from} className={styles.soft} dir="auto">
      {t(`preparing.summary.derived.${kind}`, { column: from, fields: list(fields) })}
    </p>
  ));
}

interface QuestionLineProps {
  readonly question: QuestionDraft;
  readonly check: RowCheck | undefined;
}

function QuestionLine({ question, check }: QuestionLineProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { title, type, column } = question;
  const suggestions = check?.suggestions[sentName(question)] ?? 0;
  return (
    <>
      <p dir="auto">{t('preparing.summary.question', { title, type: t(`preparing.types.${type}`) })}</p>
      {suggestions > 0 && column !== undefined && (
        <p className={styles.soft} dir="auto">
          {t('preparing.summary.suggestions', { count: suggestions, number: number(suggestions), column })}
        </p>
      )}
    </>
  );
}
