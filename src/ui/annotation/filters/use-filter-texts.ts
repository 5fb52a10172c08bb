import { useTranslation } from 'react-i18next';
import type { Condition, TermsCondition } from '#domain/criteria/condition.ts';
import type { Filter, FilterTarget } from '#domain/criteria/filter.ts';
import { nameOf, sameTarget } from '#domain/criteria/filter.ts';
import type { FilterControl, FilterSubject } from '#domain/criteria/filter-subject.ts';
import { useFormats } from '../../i18n/use-formats.ts';

type TeamTarget = Extract<FilterTarget, { on: 'answers' }>;
type RangeCondition = Extract<Condition, { kind: 'range' }>;

export function useFilterTexts(subjects: readonly FilterSubject[]) {
  const { t, i18n } = useTranslation();
  const { ungrouped } = useFormats();
  const either = new Intl.ListFormat(i18n.language, { type: 'disjunction' });
  const both = new Intl.ListFormat(i18n.language);
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  const find = (target: FilterTarget) => subjects.find((subject) => sameTarget(subject.target, target));

  const subjectOf = (target: FilterTarget) =>
    target.on === 'answers' ? find({ ...target, of: 'value', people: [] }) : find(target);

  const teamTitle = ({ of, people }: TeamTarget, name: string) => {
    if (people.length === 0) return t(`filters.team.${of}`, { title: name });
    return t('filters.team.of', { title: name, people: both.format(people) });
  };
  const title = (target: FilterTarget) => {
    if (target.on === 'record') return t(`filters.record.${target.property}`);
    const name = subjectOf(target)?.title ?? nameOf(target);
    if (target.on === 'answers') return teamTitle(target, name);
    return target.on === 'suggestion' ? t(`filters.suggested.${target.of}`, { title: name }) : name;
  };
  const range = ({ from, to }: RangeCondition, say: (bound: number) => string) => {
    if (from === undefined) return t('filters.upTo', { to: say(to ?? 0) });
    if (to === undefined) return t('filters.atLeast', { from: say(from) });
    return t('filters.between', { from: say(from), to: say(to) });
  };
  const terms = ({ values, match }: TermsCondition, control: FilterControl | undefined) => {
    const choices = control?.kind === 'terms' ? (control.choices ?? []) : [];
    const textOf = (value: string) => choices.find((choice) => choice.value === value)?.text ?? value;
    const [first = '', ...others] = values.map(textOf);
    if (others.length > 2) return t('filters.andMore', { first, count: others.length });
    return match === 'all' ? [first, ...others].join(' + ') : either.format([first, ...others]);
  };
  const termsOf = (filter: Filter, condition: TermsCondition) => {
    const values = terms(condition, subjectOf(filter)?.control);
    return isAboutDifference(filter) ? t('filters.team.disputed', { values }) : values;
  };
  const condition = (filter: Filter) => {
    switch (filter.condition.kind) {
      case 'presence':
        return t(presenceText(filter, filter.condition.present));
      case 'range':
        return range(filter.condition, filter.on === 'record' ? (bound) => day.format(bound) : ungrouped);
      case 'terms':
        return termsOf(filter, filter.condition);
    }
  };
  return { title, condition };
}

const isAboutDifference = (target: FilterTarget) => target.on === 'answers' && target.of === 'difference';

/** Key of the text for a value that is there or not, or for answers that differ or not. */
export function presenceText(target: FilterTarget, isPresent: boolean) {
  if (isAboutDifference(target)) return isPresent ? 'filters.team.differ' : 'filters.team.agree';
  return isPresent ? 'filters.present' : 'filters.absent';
}
