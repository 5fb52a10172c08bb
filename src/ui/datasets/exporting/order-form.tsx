import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { type ExportShape, exportFormats } from '#domain/datasets/exporting/export-order.ts';
import { AnswersChoice } from './answers-choice.tsx';
import { ContentChoice } from './content-choice.tsx';
import type { ExportViewModel } from './export-view-model.ts';
import { RadioList } from './radio-list.tsx';
import { TagsChoice } from './tags-choice.tsx';
import type { ViewedRecords } from './viewed-records.ts';

interface OrderFormProps {
  readonly viewModel: ExportViewModel;
  readonly shape: ExportShape;
  readonly view: ViewedRecords | undefined;
}

export const OrderForm = observer(function OrderForm({ viewModel, shape, view }: OrderFormProps) {
  const { order } = viewModel;
  return (
    <>
      <FormatChoice viewModel={viewModel} />
      {view && <RecordsChoice viewModel={viewModel} view={view} />}
      {order.tags && <TagsChoice viewModel={viewModel} shape={shape} tags={order.tags} />}
      <AnswersChoice viewModel={viewModel} />
      <ContentChoice viewModel={viewModel} shape={shape} />
    </>
  );
});

const FormatChoice = observer(function FormatChoice({ viewModel }: Pick<OrderFormProps, 'viewModel'>) {
  const { t } = useTranslation();
  const { order, canTag, chooseFormat } = viewModel;
  const options = exportFormats.map((value) => {
    const isDisabled = value === 'conll' && !canTag;
    return {
      value,
      isDisabled,
      text: t(`exporting.formats.${value}`),
      note: t(isDisabled ? 'exporting.losses.noQuestion' : `exporting.about.${value}`),
    };
  });
  return <RadioList legend={t('exporting.format')} options={options} chosen={order.format} onChoose={chooseFormat} />;
});

interface RecordsChoiceProps extends Pick<OrderFormProps, 'viewModel'> {
  readonly view: ViewedRecords;
}

const RecordsChoice = observer(function RecordsChoice({ viewModel, view }: RecordsChoiceProps) {
  const { t } = useTranslation();
  const { onlyViewed, limitToViewed } = viewModel;
  const status = t(`status.${view.criteria.status}`);
  return (
    <RadioList
      legend={t('exporting.records')}
      options={[
        { value: 'all', text: t('exporting.all') },
        { value: 'view', text: t('exporting.view', { count: view.total }), note: t('exporting.viewed', { status }) },
      ]}
      chosen={onlyViewed ? 'view' : 'all'}
      onChoose={(value) => limitToViewed(value === 'view')}
    />
  );
});
