import type { TFunction } from 'i18next';
import type { Preset } from '#domain/creation/plan/preset.ts';
import type { PresetTexts } from '#domain/creation/plan/presets.ts';

export const presetTexts = (preset: Preset, t: TFunction): PresetTexts => ({
  title: t(`preparing.presets.questions.${preset}`),
  tie: t('preparing.presets.tie'),
  lowest: t('preparing.presets.lowest'),
  highest: t('preparing.presets.highest'),
});
