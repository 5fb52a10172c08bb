import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { LabelQuestion } from '#domain/datasets/settings/items.ts';
import { limits } from '#domain/shared/limits.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import type { SettingsItem } from '../model/settings-item.ts';
import { changeQuestionSettings } from './change-question-settings.ts';
import styles from './questions.module.css';

interface VisibleOptionsProps {
  readonly item: SettingsItem<'question'>;
  readonly question: LabelQuestion;
}

/** Number of labels that show before the annotator unfolds the others; only for longer lists. */
export function VisibleOptions({ item, question: { settings } }: VisibleOptionsProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const id = useId();
  const total = settings.options.length;
  if (total <= limits.visibleOptionsAbove) return null;

  const visible = Math.min(settings.visibleOptions ?? total, total);
  return (
    <div className={styles.visible}>
      <label htmlFor={id}>{t('changing.parts.visibleOptions')}</label>
      <input
        id={id}
        type="range"
        min={limits.visibleOptionsAbove}
        max={total}
        value={visible}
        aria-valuetext={t('changing.visibleOf', { count: visible, total: number(total) })}
        onChange={({ target }) =>
          changeQuestionSettings(item, { visibleOptions: target.valueAsNumber }, 'visibleOptions')
        }
      />
      <output htmlFor={id}>{t('changing.visibleOf', { count: visible, total: number(total) })}</output>
    </div>
  );
}
