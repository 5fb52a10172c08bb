import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { isQuestionType, questionTypes } from '#domain/creation/plan/question-draft.ts';
import { asksForOptions, type QuestionAddition } from '#domain/datasets/settings/question-addition.ts';
import { limits } from '#domain/shared/limits.ts';
import { NumberField } from '../../components/form/number-field.tsx';
import { nameChoice, SelectField } from '../../components/form/select-field.tsx';
import { Switch } from '../../components/form/switch.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { AddFrame } from './add-frame.tsx';
import type { Addition } from './addition.ts';
import { NameAndTitle } from './name-and-title.tsx';

interface AddQuestionProps {
  readonly addition: Addition<QuestionAddition>;
  /** Fields whose texts can be marked. */
  readonly fields: readonly string[];
}

export const AddQuestion = observer(function AddQuestion({ addition, fields }: AddQuestionProps) {
  const { t } = useTranslation();
  const { value, change } = addition;
  const [first = ''] = fields;
  const types = questionTypes.filter((type) => type !== 'span' || fields.length > 0);
  return (
    <AddFrame addition={addition} title={t('changing.addQuestion')}>
      <NameAndTitle addition={addition} maxTitle={limits.maxQuestionTitleChars} />
      <SelectField
        label={t('changing.type')}
        value={value.type}
        choices={types.map((type) => ({ value: type, text: t(`kinds.question.${type}`) }))}
        onChange={(type) => isQuestionType(type) && change({ type, field: value.field || first })}
      />
      <KindOptions addition={addition} fields={fields} />
      <Switch
        label={t('changing.required')}
        hint={t('changing.addedRequired')}
        isOn={value.required}
        onChange={(required) => change({ required })}
      />
    </AddFrame>
  );
});

const KindOptions = observer(function KindOptions({ addition, fields }: AddQuestionProps) {
  const { t } = useTranslation();
  const { value, problems, change } = addition;
  if (value.type === 'rating')
    return (
      <NumberField
        label={t('changing.highestRating')}
        value={value.highest}
        min={1}
        max={limits.maxRating}
        problems={problems.get('highest') ?? []}
        onChange={(highest) => change({ highest })}
      />
    );
  if (!asksForOptions(value)) return null;
  return (
    <>
      <TextField
        label={t(value.type === 'ranking' ? 'changing.rankedOptions' : 'changing.parts.options')}
        hint={t('changing.labels.addHint')}
        value={value.options}
        required
        problems={value.options === '' ? [] : (problems.get('options') ?? [])}
        onChange={(options) => change({ options })}
      />
      {value.type === 'span' && (
        <SelectField
          label={t('changing.parts.field')}
          value={value.field}
          choices={fields.map(nameChoice)}
          onChange={(field) => change({ field })}
        />
      )}
    </>
  );
});
