import { type RawBuilder, sql } from 'kysely';
import type { WireGrouping, WireQualityGroups } from '#contract/quality/groups.ts';
import { groupFigures } from '#domain/quality/group-figures.ts';
import { limits } from '#domain/shared/limits.ts';
import type { Db } from '../../schema/database.ts';
import { wireTime } from '../shared/wire-time.ts';
import { optionsOf } from './compared-values.ts';
import { questionsOf } from './measure.ts';
import { presentFigures } from './present-figure.ts';
import { type AnswersRead, type ComparedAnswers, readGroups } from './read-answers.ts';

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

type Groups = ReadonlyMap<string, ComparedAnswers>;

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) => (one < other ? -1 : 1);

/** Times in order, the latest ones; values with the most records first. */
function shown(groups: Groups, { by }: WireGrouping) {
  const compared = [...groups].filter(([, { records }]) => records > 0);
  const { maxQualityGroups: most } = limits;
  if (by !== 'metadata') return compared.sort(byName).slice(-most);
  return compared.sort((one, other) => other[1].records - one[1].records || byName(one, other)).slice(0, most);
}

export async function compareGroups(db: Db, comparison: GroupComparison): Promise<WireQualityGroups> {
  const questions = await questionsOf(db, comparison);
  const items: WireQualityGroups['items'] = [];
  for await (const found of readGroups(db, questions, { ...comparison, group: groupOf(comparison) })) {
    const question = questions[items.length];
    if (!question) break;
    const compared = { type: question.settings.type, options: optionsOf(question) };
    const groups = shown(found, comparison.groups).map(([value, { patterns, records }]) => {
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
