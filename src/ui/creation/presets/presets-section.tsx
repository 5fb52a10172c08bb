import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { type Preset, presets } from '#domain/creation/plan/preset.ts';
import { applyPreset, canUsePreset, presetOf } from '#domain/creation/plan/presets.ts';
import type { PlanProps } from '../plan/plan-props.ts';
import { PlanSection } from '../plan/plan-section.tsx';
import { PresetPicture } from './preset-picture.tsx';
import { presetTexts } from './preset-texts.ts';
import styles from './presets.module.css';

export const PresetsSection = observer(function PresetsSection({ viewModel, plan }: PlanProps) {
  const { t } = useTranslation();
  const { source } = plan;
  if (source.kind === 'hub' || source.isOfRecords) return null;
  const current = presetOf(plan);
  const choose = (preset: Preset) => viewModel.change((it) => applyPreset(it, preset, presetTexts(preset, t)));
  return (
    <PlanSection title={t('preparing.presets.title')} hint={t('preparing.presets.hint')}>
      <ul className={styles.presets}>
        {presets
          .filter((preset) => canUsePreset(plan, preset))
          .map((preset) => (
            <li key={preset}>
              <button
                type="button"
                className={styles.preset}
                aria-pressed={preset === current}
                onClick={() => choose(preset)}
              >
                <PresetPicture preset={preset} />
                {t(`preparing.presets.names.${preset}`)}
              </button>
            </li>
          ))}
      </ul>
    </PlanSection>
  );
});
