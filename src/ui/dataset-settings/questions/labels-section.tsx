import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Option } from '#domain/annotation/question.ts';
import { hasLabels, type LabelQuestion } from '#domain/datasets/settings/items.ts';
import { limits } from '#domain/shared/limits.ts';
import { Platform } from '../../shared/platform.ts';
import { useShared } from '../../shared/use-view-model.ts';
import { LabelsEditor } from '../labels/labels-editor.tsx';
import type { SettingsItem } from '../model/settings-item.ts';
import { changeQuestionSettings } from './change-question-settings.ts';
import type { QuestionChangesViewModel } from './changes/question-changes-view-model.ts';
import styles from './questions.module.css';

interface LabelsSectionProps {
  readonly item: SettingsItem<'question'>;
  readonly question: LabelQuestion;
  readonly changes: QuestionChangesViewModel;
}

export const LabelsSection = observer(function LabelsSection({ item, question, changes }: LabelsSectionProps) {
  const { t } = useTranslation();
  const platform = useShared(Platform);
  const { options } = question.settings;
  const [isOpen, setOpen] = useState(options.length < limits.optionSearchFrom);
  const handleChange = useCallback(
    (changed: readonly Option[], group?: string) => changeQuestionSettings(item, { options: changed }, group),
    [item],
  );
  const handleRemoveSaved = useCallback(
    ({ value, text }: Option) => changes.ask(item, { kind: 'removeLabel', value, text }),
    [changes, item],
  );
  const original = hasLabels(item.original) ? item.original.settings.options : [];
  return (
    <details
      className={styles.labels}
      data-type={question.type}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('changing.labelsOf', { count: options.length })}</summary>
      {isOpen && (
        <LabelsEditor
          name={question.title}
          options={options}
          original={original}
          hasColours={platform.can('colours')}
          canAdd={platform.can('label-additions')}
          onChange={handleChange}
          {...(platform.can('label-removal') && !item.isGone && { onRemoveSaved: handleRemoveSaved })}
        />
      )}
    </details>
  );
});
