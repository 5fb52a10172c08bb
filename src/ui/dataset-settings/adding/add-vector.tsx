import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { VectorAddition } from '#domain/datasets/settings/additions.ts';
import { limits } from '#domain/shared/limits.ts';
import { NumberField } from '../../components/form/number-field.tsx';
import { AddFrame } from './add-frame.tsx';
import type { Addition } from './addition.ts';
import { NameAndTitle } from './name-and-title.tsx';

export const AddVector = observer(function AddVector({ addition }: { readonly addition: Addition<VectorAddition> }) {
  const { t } = useTranslation();
  const { value, problems, change } = addition;
  return (
    <AddFrame addition={addition} title={t('changing.addVector')}>
      <NameAndTitle addition={addition} maxTitle={limits.maxVectorTitleChars} />
      <NumberField
        label={t('changing.parts.dimensions')}
        value={value.dimensions}
        min={1}
        max={limits.maxDimensions}
        problems={value.dimensions === undefined ? [] : (problems.get('dimensions') ?? [])}
        onChange={(dimensions) => change({ dimensions })}
      />
    </AddFrame>
  );
});
