import { useTranslation } from 'react-i18next';
import type { SortBy } from '#domain/criteria/sort.ts';
import type { SortSubject } from '#domain/criteria/sort-subject.ts';

export const sortKeyOf = (by: SortBy) => JSON.stringify(by);

export const subjectWithKey = (subjects: readonly SortSubject[], key: string) =>
  subjects.find(({ by }) => sortKeyOf(by) === key);

const groups = ['record', 'metadata', 'suggestion', 'response'] as const;

export function useSubjectTitle() {
  const { t } = useTranslation();
  return ({ by, title }: SortSubject) => {
    if (by.entity === 'record') return t(`filters.record.${by.property}`);
    return by.entity === 'suggestion' ? t(`filters.suggested.${by.of}`, { title }) : title;
  };
}

export function SubjectOptions({ subjects }: { readonly subjects: readonly SortSubject[] }) {
  const { t } = useTranslation();
  const titleOf = useSubjectTitle();
  return groups
    .filter((group) => subjects.some(({ by }) => by.entity === group))
    .map((group) => (
      <optgroup key={group} label={t(`filters.groups.${group}`)}>
        {subjects
          .filter(({ by }) => by.entity === group)
          .map((subject) => (
            <option key={sortKeyOf(subject.by)} value={sortKeyOf(subject.by)}>
              {titleOf(subject)}
            </option>
          ))}
      </optgroup>
    ));
}
