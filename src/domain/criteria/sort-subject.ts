import { hidesSuggestions, type Question } from '../annotation/question.ts';
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

/** Only ratings have ordered values. Annotators do not sort by suggestions that are hidden from them. */
export function sortSubjects(
  questions: readonly Question[],
  properties: readonly MetadataProperty[],
  seesHidden: boolean,
): readonly SortSubject[] {
  const named = ({ name, title }: Question) => ({ question: name, title: title || name });
  const isRating = ({ type }: Question) => type === 'rating';
  const sortable = questions.filter(isFilterable);
  const suggested = sortable.filter((question) => seesHidden || !hidesSuggestions(question));
  const bySuggestion = (of: 'score' | 'value') => (each: Question) => {
    const { question, title } = named(each);
    return { by: { entity: 'suggestion', question, of } as const, title };
  };
  return [
    ...records,
    ...properties.map(({ name, title }) => ({
      by: { entity: 'metadata', property: name } as const,
      title: title || name,
    })),
    ...suggested.map(bySuggestion('score')),
    ...suggested.filter(isRating).map(bySuggestion('value')),
    ...sortable
      .filter(isRating)
      .map(named)
      .map(({ question, title }) => ({ by: { entity: 'response', question } as const, title })),
  ];
}
