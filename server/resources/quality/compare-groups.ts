import { type RawBuilder, sql } from 'kysely';
import type { WireGrouping, WireQualityGroups } from '#contract/quality/groups.ts';
import { groupFigures } from '#domain/quality/group-figures.ts';
import { groupsToShow } from '#domain/quality/grouping.ts';
import type { Db } from '../../schema/database.ts';
import { wireTime } from '../shared/wire-time.ts';
import { optionsOf } from './compared-values.ts';
import { questionsOf } from './measure.ts';
import { presentFigures } from './present-figure.ts';
import { type AnswersRead, readGroups } from './read-answers.ts';

export interface GroupComparison extends AnswersRead {
  readonly datasetId: string;
  readonly groups: WireGrouping;
}

type Group = RawBuilder<string | null>;

const week: Group = sql`to_char(date_trunc('week', last AT TIME ZONE 'UTC'), 'YYYY-MM-DD')`;

/** Start of the version that was in force at the last answer. */
const guidelines = (datasetId: string): Group => sql`(SELECT ${wireTime('version.since')} FROM (
    SELECT since FROM guidelines_versions WHERE dataset_id = ${datasetId}::uuid
    UNION ALL SELECT inserted_at FROM datasets WHERE id = ${datasetId}::uuid) AS version (since)
  WHERE version.since <= last ORDER BY version.since DESC LIMIT 1)`;

/** Lists of values have none. */
const metadataValue = (ds: number, property: string): Group => sql`(SELECT r.metadata ->> ${property} FROM records r
  WHERE r.ds = ${ds} AND r.seq = record.seq AND jsonb_typeof(r.metadata -> ${property}) NOT IN ('array', 'null'))`;

function groupOf({ ds, datasetId, groups }: GroupComparison): Group {
  if (groups.by === 'metadata') return metadataValue(ds, groups.property);
  return groups.by === 'week' ? week : guidelines(datasetId);
}

export async function compareGroups(db: Db, comparison: GroupComparison): Promise<WireQualityGroups> {
  const questions = await questionsOf(db, comparison);
  const items: WireQualityGroups['items'] = [];
  for await (const found of readGroups(db, questions, { ...comparison, group: groupOf(comparison) })) {
    const question = questions[items.length];
    if (!question) break;
    const compared = { type: question.settings.type, options: optionsOf(question) };
    const all = [...found].map(([value, answers]) => ({ value, ...answers }));
    const groups = groupsToShow(all, comparison.groups.by).map(({ value, patterns, records }) => {
      const { figures, ...counts } = groupFigures(compared, patterns);
      return {
        value,
        records,
        ...counts,
        figures: presentFigures(figures),
      };
    });
    items.push({ question_name: question.name, groups });
  }
  return { items };
}
