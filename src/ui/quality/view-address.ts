import { useSearchParams } from 'react-router';
import { type Criteria, initialCriteria } from '#domain/criteria/criteria.ts';
import { filterGroups } from '#domain/criteria/filter.ts';
import { readCriteria } from '#domain/criteria/url/read.ts';
import { writeCriteria } from '#domain/criteria/url/write.ts';
import {
  type AnswerLimits,
  limitParameters,
  type QualityView,
  readAnswerLimits,
  writeAnswerLimits,
} from '#domain/quality/answer-limits.ts';

/** Chooses the groups that are compared. */
const groupingParameter = 'by';

/** The part of an address that limits records and answers. */
export function withoutGrouping(address: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(address);
  rest.delete(groupingParameter);
  return rest;
}

/** Search and filters of the address limit the figures, as they limit the records. */
export function viewOf(address: URLSearchParams): QualityView {
  const { search, filters } = readCriteria([...address]);
  return { criteria: { ...initialCriteria, search, filters }, limits: readAnswerLimits([...address]) };
}

/** Reads and changes the address; each change keeps the other parts. */
export function useQualityAddress() {
  const [address, setAddress] = useSearchParams();
  const change = (changed: (next: URLSearchParams) => void, replace = true) =>
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        changed(next);
        return next;
      },
      { replace },
    );
  return {
    grouping: address.get(groupingParameter) ?? '',
    group: (by: string) =>
      change((next) => (by === '' ? next.delete(groupingParameter) : next.set(groupingParameter, by))),
    limitRecords: (criteria: Criteria) =>
      change((next) => {
        for (const name of ['search', ...filterGroups]) next.delete(name);
        const { page: _, status: __, ...query } = writeCriteria(criteria);
        for (const [name, value] of Object.entries(query)) next.set(name, value);
      }, false),
    limitAnswers: (limits: AnswerLimits) =>
      change((next) => {
        for (const name of limitParameters) next.delete(name);
        for (const [name, value] of writeAnswerLimits(limits)) next.append(name, value);
      }),
  };
}
