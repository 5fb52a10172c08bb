import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { groupingFrom, groupingText } from '#domain/quality/grouping.ts';
import { nameChoice, SelectField } from '../components/form/select-field.tsx';
import type { QualityViewModel } from './quality-view-model.ts';
import { useQualityAddress } from './view-address.ts';

/** Chooses groups of records to compare; the address keeps them. */
export const GroupingField = observer(function GroupingField({ viewModel }: { readonly viewModel: QualityViewModel }) {
  const { t } = useTranslation();
  const { grouping, group } = useQualityAddress();
  useEffect(() => viewModel.compareBy(groupingFrom(grouping)), [viewModel, grouping]);
  const properties = viewModel.measured?.properties ?? [];
  const choices = [
    { value: '', text: t('quality.groups.off') },
    { value: groupingText({ by: 'week' }), text: t('quality.groups.byWeek') },
    ...(viewModel.figures.isByServer
      ? [{ value: groupingText({ by: 'guidelines' }), text: t('quality.groups.byGuidelines') }]
      : []),
    ...properties.map(({ name, title }) => ({
      ...nameChoice(title || name),
      value: groupingText({ by: 'metadata', property: name }),
    })),
  ];
  return <SelectField label={t('quality.groups.choose')} value={grouping} choices={choices} onChange={group} />;
});
