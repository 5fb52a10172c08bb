import { groupFigures } from '../group-figures.ts';
import { type Grouping, type GroupsByQuestion, groupsToShow } from '../grouping.ts';
import { type AnsweredRecord, type RecordsToMeasure, withinLimits } from './answered-record.ts';
import { comparedAnswers, comparedQuestion, peopleOf } from './compared-records.ts';

const dayMs = 86_400_000;

/** Monday of the week of the last answer, in UTC. */
function weekOf({ submitted }: AnsweredRecord): string {
  const last = new Date(Math.max(...submitted.map(({ answeredAt }) => answeredAt)));
  const daysSinceMonday = (last.getUTCDay() + 6) % 7;
  return new Date(last.getTime() - daysSinceMonday * dayMs).toISOString().slice(0, 10);
}

function recordsByGroup(records: readonly AnsweredRecord[], grouping: Grouping) {
  const groups = new Map<string, AnsweredRecord[]>();
  for (const record of records.filter(({ submitted }) => submitted.length > 0)) {
    const value = grouping.by === 'metadata' ? record.metadata.get(grouping.property) : weekOf(record);
    if (value === undefined) continue;
    const known = groups.get(value);
    if (known) known.push(record);
    else groups.set(value, [record]);
  }
  return groups;
}

/** Agreement on each question in each group of records. Earlier guidelines are not known, so weeks stand for them. */
export function groupRecords(measured: RecordsToMeasure, grouping: Grouping): GroupsByQuestion {
  const records = withinLimits(measured);
  const people = peopleOf(records);
  const groups = [...recordsByGroup(records, grouping)];
  return new Map(
    measured.questions.map((question) => {
      const found = groups.map(([value, ofGroup]) => ({ value, ...comparedAnswers(question, ofGroup, people) }));
      const shown = groupsToShow(found, grouping.by).map(({ patterns, ...group }) => ({
        ...group,
        ...groupFigures(comparedQuestion(question), patterns),
      }));
      return [question.name, shown];
    }),
  );
}
