import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type PropertyAddition, propertyTypes } from '#domain/datasets/settings/additions.ts';
import { limits } from '#domain/shared/limits.ts';
import { AddFrame } from './add-frame.tsx';
import styles from './adding.module.css';
import type { Addition } from './addition.ts';
import { NameAndTitle } from './name-and-title.tsx';

export const AddProperty = observer(function AddProperty({
  addition,
}: {
  readonly addition: Addition<PropertyAddition>;
}) {
  const { t } = useTranslation();
  const type = useId();
  const { value, change } = addition;
  return (
    <AddFrame addition={addition} title={t('changing.addProperty')}>
      <NameAndTitle addition={addition} maxTitle={limits.maxMetadataPropertyTitleChars} />
      <div className={styles.choice}>
        <label htmlFor={type}>{t('changing.type')}</label>
        <select
          id={type}
          value={value.type}
          onChange={({ target }) => change({ type: propertyTypes.find((each) => each === target.value) ?? value.type })}
        >
          {propertyTypes.map((each) => (
            <option key={each} value={each}>
              {t(`changing.properties.${each}`)}
            </option>
          ))}
        </select>
      </div>
    </AddFrame>
  );
});
