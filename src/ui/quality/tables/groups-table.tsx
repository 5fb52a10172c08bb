import { useTranslation } from 'react-i18next';
import type { QualityView } from '#domain/quality/answer-limits.ts';
import { type Group, type Grouping, recordsOfGroup } from '#domain/quality/grouping.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import styles from '../quality.module.css';
import { RecordsLink } from '../records-link.tsx';
import { useQualityFormats } from '../use-quality-formats.ts';
import { ScrolledTable } from './scrolled-table.tsx';

interface GroupsTableProps {
  readonly datasetId: string;
  readonly view: QualityView;
  readonly question: string;
  readonly grouping: Grouping;
  readonly groups: readonly Group[];
}

/** Agreement in each group of records: whether it changes over time, with the guidelines, or between values. */
export function GroupsTable({ datasetId, view, question, grouping, groups }: GroupsTableProps) {
  const { t } = useTranslation();
  const { number, moment } = useFormats();
  const formats = useQualityFormats();
  const nameOf = (value: string) => {
    if (grouping.by === 'week') return t('quality.groups.week', { day: formats.day(value) });
    return grouping.by === 'guidelines' ? t('quality.groups.version', { moment: moment(value) }) : value;
  };
  if (groups.length === 0) return <p className={styles.facts}>{t('quality.groups.none')}</p>;
  return (
    <ScrolledTable caption={t('quality.groups.title')}>
      <thead>
        <tr>
          <th scope="col">{t('quality.groups.group')}</th>
          <th scope="col">{t('quality.groups.records')}</th>
          <th scope="col">{t('quality.groups.different')}</th>
          {groups[0]?.figures.map(({ name }) => (
            <th key={name} scope="col">
              {t(`quality.figures.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map((group, at) => {
          const filters = group.different > 0 ? recordsOfGroup(question, grouping, [group, groups[at + 1]]) : undefined;
          return (
            <tr key={group.value}>
              <th scope="row">
                <bdi>{nameOf(group.value)}</bdi>
              </th>
              <td>{number(group.records)}</td>
              <td>
                {filters ? (
                  <RecordsLink
                    datasetId={datasetId}
                    view={view}
                    filters={filters}
                    label={t('quality.groups.cell', { group: nameOf(group.value), count: group.different })}
                  >
                    {number(group.different)}
                  </RecordsLink>
                ) : (
                  number(group.different)
                )}
              </td>
              {group.figures.map(({ name, figure }) => (
                <td key={name}>{formats.figure(figure, name)}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </ScrolledTable>
  );
}
