import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { limits } from '#domain/shared/limits.ts';
import { TextField } from '../../components/form/text-field.tsx';
import type { Addition } from './addition.ts';

interface Named {
  readonly name: string;
  readonly title: string;
}

interface NameAndTitleProps {
  readonly addition: Pick<Addition<Named>, 'value' | 'problems' | 'change'>;
  readonly maxTitle: number;
}

export const NameAndTitle = observer(function NameAndTitle({ addition, maxTitle }: NameAndTitleProps) {
  const { t } = useTranslation();
  const { value, problems, change } = addition;
  return (
    <>
      <TextField
        label={t('changing.name')}
        value={value.name}
        max={limits.maxItemNameChars}
        required
        problems={value.name === '' ? [] : (problems.get('name') ?? [])}
        onChange={(name) => change({ name })}
      />
      <TextField
        label={t('changing.parts.title')}
        value={value.title}
        placeholder={value.name}
        max={maxTitle}
        problems={problems.get('title') ?? []}
        onChange={(title) => change({ title })}
      />
    </>
  );
});
