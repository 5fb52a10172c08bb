import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Rate, rarestAnswer } from '#domain/quality/agents/label-scores.ts';
import { SelectField } from '../../components/form/select-field.tsx';
import styles from '../quality.module.css';
import { useQualityFormats } from '../use-quality-formats.ts';
import own from './agents.module.css';
import type { LabelsProps } from './labels-table.tsx';

/** Rates of the label that is looked for: at first, the rarest one. */
export function PositiveLabel({ labels, options }: LabelsProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<string>();
  const score = labels.find(({ value }) => value === (chosen ?? rarestAnswer(labels))) ?? labels[0];
  if (!score) return null;
  return (
    <div className={own.control}>
      <SelectField
        label={t('quality.agents.positive.label')}
        value={score.value}
        choices={labels.map(({ value }) => ({ value, text: options.get(value) ?? value, isName: true }))}
        onChange={setChosen}
      />
      <dl className={own.rates}>
        <RateItem name={t('quality.agents.positive.truePositives')} rate={score.truePositives} />
        <RateItem name={t('quality.agents.positive.trueNegatives')} rate={score.trueNegatives} />
      </dl>
    </div>
  );
}

function RateItem({ name, rate }: { readonly name: string; readonly rate: Rate | null }) {
  const { share, shareInterval } = useQualityFormats();
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {share(rate?.value ?? null)} {rate && <span className={styles.interval}>({shareInterval(rate)})</span>}
      </dd>
    </div>
  );
}
