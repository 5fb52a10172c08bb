import type { Question } from '../annotation/question.ts';
import type { MetadataProperty } from '../datasets/metadata-property.ts';
import { dateProperties } from './filter.ts';
import { isFilterable } from './filter-subject.ts';
import type { SortBy } from './sort.ts';

export interface SortSubject {
  readonly by: SortBy;
  /** Empty for record dates, which are translated. */
  readonly title: string;
}

const records: readonly SortSubject[] = dateProperties.map((property) => ({
  by: { entity: 'record', property },
  title: '',
}));

/** Only ratings have ordered values. */
export function sortSubjects(
  questions: readonly Question[],
  properties: readonly MetadataProperty[],
): readonly SortSubject[] {
  const sortable = questions
    .filter(isFilterable)
    .map(({ name, title, type }) => ({ name, title: title || name, type }));
  const rated = sortable.filter(({ type }) => type === 'rating');
  return [
    ...records,
    ...properties.map(({ name, title }) => ({
      by: { entity: 'metadata', property: name } as const,
      title: title || name,
    })),
    ...sortable.map(({ name, title }) => ({
      by: { entity: 'suggestion', question: name, of: 'score' } as const,
      title,
    })),
    ...rated.map(({ name, title }) => ({ by: { entity: 'suggestion', question: name, of: 'value' } as const, title })),
    ...rated.map(({ name, title }) => ({ by: { entity: 'response', question: name } as const, title })),
  ];
}
