import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { groupingFrom, groupingText } from '#domain/quality/grouping.ts';
import { nameChoice, SelectField } from '../components/form/select-field.tsx';
import type { QualityViewModel } from './quality-view-model.ts';

const parameter = 'by';

/** The part of the address that limits the records. */
export function withoutGrouping(address: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(address);
  rest.delete(parameter);
  return rest;
}

/** Chooses groups of records to compare; the address keeps them. */
export const GroupingField = observer(function GroupingField({ viewModel }: { readonly viewModel: QualityViewModel }) {
  const { t } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  const chosen = parameters.get(parameter) ?? '';
  useEffect(() => viewModel.compareBy(groupingFrom(chosen)), [viewModel, chosen]);
  const properties = viewModel.measured?.properties ?? [];
  const choices = [
    { value: '', text: t('quality.groups.off') },
    { value: groupingText({ by: 'week' }), text: t('quality.groups.byWeek') },
    { value: groupingText({ by: 'guidelines' }), text: t('quality.groups.byGuidelines') },
    ...properties.map(({ name, title }) => ({
      ...nameChoice(title || name),
      value: groupingText({ by: 'metadata', property: name }),
    })),
  ];
  const choose = (by: string) =>
    setParameters(
      (current) => {
        const next = withoutGrouping(current);
        if (by !== '') next.set(parameter, by);
        return next;
      },
      { replace: true },
    );
  return <SelectField label={t('quality.groups.choose')} value={chosen} choices={choices} onChange={choose} />;
});
