import { ArrowLeft, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Condition } from '#domain/criteria/condition.ts';
import { conditionOn, removeFilter, setFilter } from '#domain/criteria/filter.ts';
import type { FilterSubject } from '#domain/criteria/filter-subject.ts';
import { Button } from '../../components/controls/button.tsx';
import { IconButton } from '../../components/controls/icon-button.tsx';
import { DatesChoice } from './conditions/dates-choice.tsx';
import { IdsChoice } from './conditions/ids-choice.tsx';
import { PresenceChoice } from './conditions/presence-choice.tsx';
import { RangeChoice } from './conditions/range-choice.tsx';
import { TermsChoice } from './conditions/terms-choice.tsx';
import type { FilteringViewModel } from './filtering-view-model.ts';
import styles from './filters.module.css';
import { useFilterTexts } from './use-filter-texts.ts';

interface FilterEditorProps {
  readonly subject: FilterSubject;
  readonly filtering: FilteringViewModel;
  readonly onBack: () => void;
}

export const FilterEditor = observer(function FilterEditor({ subject, filtering, onBack }: FilterEditorProps) {
  const { t } = useTranslation();
  const { target, control } = subject;
  const title = useFilterTexts([subject]).title(target);
  const condition = conditionOn(filtering.filters, target);
  const change = (next: Condition | undefined) => {
    const { filters } = filtering;
    filtering.change({
      filters: next ? setFilter(filters, { ...target, condition: next }) : removeFilter(filters, target),
    });
  };

  return (
    <>
      <div className={styles.head}>
        <IconButton look="quiet" label={t('filters.back')} onClick={onBack}>
          <ArrowLeft size={16} aria-hidden />
        </IconButton>
        <h3 dir="auto">{title}</h3>
        {condition && (
          <Button look="quiet" onClick={() => change(undefined)}>
            <X size={16} aria-hidden />
            {t('filters.clear')}
          </Button>
        )}
      </div>
      {control?.kind === 'terms' && (
        <TermsChoice title={title} control={control} condition={condition} onChange={change} />
      )}
      {control?.kind === 'range' && (
        <RangeChoice title={title} control={control} condition={condition} onChange={change} />
      )}
      {control?.kind === 'dates' && <DatesChoice condition={condition} onChange={change} />}
      {control?.kind === 'presence' && (
        <PresenceChoice target={target} title={title} condition={condition} onChange={change} />
      )}
      {control?.kind === 'ids' && <IdsChoice title={title} condition={condition} onChange={change} />}
    </>
  );
});
