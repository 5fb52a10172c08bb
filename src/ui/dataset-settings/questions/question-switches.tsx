import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../components/form/switch.tsx';
import type { SettingsItem } from '../model/settings-item.ts';
import { changeQuestionSettings } from './change-question-settings.ts';

export const QuestionSwitches = observer(function QuestionSwitches({
  item,
}: {
  readonly item: SettingsItem<'question'>;
}) {
  const { t } = useTranslation();
  const question = item.current;
  switch (question.type) {
    case 'text':
      return (
        <Switch
          label={t('changing.parts.useMarkdown')}
          hint={t('changing.questionMarkdown')}
          isOn={question.settings.useMarkdown}
          onChange={(useMarkdown) => changeQuestionSettings(item, { useMarkdown })}
        />
      );
    case 'multi_label_selection':
      return (
        <Switch
          label={t('changing.parts.optionsOrder')}
          hint={t('changing.optionsOrder')}
          isOn={question.settings.optionsOrder === 'suggestion'}
          onChange={(isOn) => changeQuestionSettings(item, { optionsOrder: isOn ? 'suggestion' : 'natural' })}
        />
      );
    case 'span':
      return <OverlappingSwitch item={item} isOn={question.settings.allowOverlapping} />;
    case 'label_selection':
    case 'rating':
    case 'ranking':
      return null;
  }
});

interface OverlappingSwitchProps {
  readonly item: SettingsItem<'question'>;
  readonly isOn: boolean;
}

/** Cannot be switched off once saved: overlapping spans may exist. */
const OverlappingSwitch = observer(function OverlappingSwitch({ item, isOn }: OverlappingSwitchProps) {
  const { t } = useTranslation();
  const { original } = item;
  const isFixed = original.type === 'span' && original.settings.allowOverlapping;
  return (
    <Switch
      label={t('changing.parts.allowOverlapping')}
      hint={t(isFixed ? 'changing.overlappingStays' : 'changing.allowOverlapping')}
      isOn={isOn}
      isFixed={isFixed}
      onChange={(allowOverlapping) => changeQuestionSettings(item, { allowOverlapping })}
    />
  );
});
