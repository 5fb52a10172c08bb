import type { QuestionType } from '../annotation/answer.ts';
import { hidesSuggestions, type Question } from '../annotation/question.ts';
import type { MetadataProperty } from '../datasets/metadata-property.ts';
import type { Vector } from '../datasets/vector.ts';
import type { Condition } from './condition.ts';
import { type Criteria, tidy } from './criteria.ts';
import { type Filter, type RecordProperty, nameOf as subjectOf } from './filter.ts';
import { nameOf, type SortBy } from './sort.ts';

/** The items of a dataset that the user may see. */
export interface KnownItems {
  readonly questions: readonly Question[];
  readonly properties: readonly MetadataProperty[];
  readonly vectors: readonly Vector[];
  /** Whether the user may filter by the answers of all users, and by suggestions that annotators do not see. */
  readonly forLeads: boolean;
}

export interface KnownCriteria {
  readonly criteria: Criteria;
  /** Names of unknown properties, questions and vectors. */
  readonly leftOut: readonly string[];
}

export function keepKnown(criteria: Criteria, known: KnownItems): KnownCriteria {
  const { filters, sort, similarity } = criteria;
  const lost = {
    filters: filters.filter((filter) => !canFilter(filter, known)),
    sort: sort.filter(({ by }) => !canSort(by, known)),
    vectors: similarity && !isNamed(known.vectors, similarity.vector) ? [similarity.vector] : [],
  };
  const names = [...lost.filters.map(subjectOf), ...lost.sort.map(({ by }) => nameOf(by)), ...lost.vectors];
  const usable = {
    ...criteria,
    filters: filters.filter((filter) => !lost.filters.includes(filter)),
    sort: sort.filter((level) => !lost.sort.includes(level)),
    similarity: lost.vectors.length === 0 ? similarity : undefined,
  };
  return { criteria: tidy(usable), leftOut: [...new Set(names)] };
}

const isNamed = (all: readonly { readonly name: string }[], searched: string) =>
  all.some(({ name }) => name === searched);

function canFilter(filter: Filter, { properties, questions, forLeads }: KnownItems): boolean {
  const { condition } = filter;
  if (filter.on === 'record') return canFilterRecords(filter.property, forLeads);
  if (filter.on === 'metadata') {
    const property = properties.find(({ name }) => name === filter.property);
    return property !== undefined && condition.kind === (property.settings.type === 'terms' ? 'terms' : 'range');
  }
  const question = questions.find(({ name }) => name === filter.question);
  if (!question || (!forLeads && isForLeads(filter, question))) return false;
  return (filter.on === 'suggestion' && filter.of !== 'value') || canCompare(question, condition);
}

const canFilterRecords = (property: RecordProperty, forLeads: boolean) => property !== 'answeredAt' || forLeads;

const isForLeads = ({ on }: Filter, question: Question) =>
  on === 'answers' || (on === 'suggestion' && hidesSuggestions(question));

const canCompare = ({ type }: Question, { kind }: Condition) => kind === 'presence' || comparedBy[type].includes(kind);

function canSort(by: SortBy, { properties, questions, forLeads }: KnownItems): boolean {
  if (by.entity === 'record') return true;
  if (
    by.entity === 'suggestion' &&
    !forLeads &&
    questions.some((each) => each.name === by.question && hidesSuggestions(each))
  )
    return false;
  return isNamed(by.entity === 'metadata' ? properties : questions, nameOf(by));
}

const comparedBy: Readonly<Record<QuestionType, readonly Condition['kind'][]>> = {
  text: [],
  label_selection: ['terms'],
  multi_label_selection: ['terms'],
  rating: ['terms', 'range'],
  ranking: ['terms'],
  span: ['terms'],
};
