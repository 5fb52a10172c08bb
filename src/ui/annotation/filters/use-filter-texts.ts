import { useTranslation } from 'react-i18next';
import type { Condition, TermsCondition } from '#domain/criteria/condition.ts';
import type { Filter, FilterTarget } from '#domain/criteria/filter.ts';
import { nameOf, sameTarget } from '#domain/criteria/filter.ts';
import type { FilterControl, FilterSubject } from '#domain/criteria/filter-subject.ts';
import { useFormats } from '../../i18n/use-formats.ts';

type RangeCondition = Extract<Condition, { kind: 'range' }>;

export function useFilterTexts(subjects: readonly FilterSubject[]) {
  const { t, i18n } = useTranslation();
  const { ungrouped } = useFormats();
  const either = new Intl.ListFormat(i18n.language, { type: 'disjunction' });
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  const find = (target: FilterTarget) => subjects.find((subject) => sameTarget(subject.target, target));

  const title = (target: FilterTarget) => {
    if (target.on === 'record') return t(`filters.record.${target.property}`);
    const name = find(target)?.title ?? nameOf(target);
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
  const condition = (filter: Filter) => {
    switch (filter.condition.kind) {
      case 'presence':
        return t(filter.condition.present ? 'filters.present' : 'filters.absent');
      case 'range':
        return range(filter.condition, filter.on === 'record' ? (bound) => day.format(bound) : ungrouped);
      case 'terms':
        return terms(filter.condition, find(filter)?.control);
    }
  };
  return { title, condition };
}
