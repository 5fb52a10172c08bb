import type { Question } from '#domain/annotation/question.ts';
import type { SettingsItem } from '../model/settings-item.ts';

export function changeQuestionSettings(item: SettingsItem<'question'>, changes: object, group?: string) {
  const { settings } = item.current;
  item.change({ settings: { ...settings, ...changes } } as Partial<Question>, group);
}
