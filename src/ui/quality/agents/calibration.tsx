import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgentReport } from '#domain/quality/agents/agent-report.ts';
import { cutFor } from '#domain/quality/agents/calibration.ts';
import { limits } from '#domain/shared/limits.ts';
import { NumberField } from '../../components/form/number-field.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import { ScrolledTable } from '../tables/scrolled-table.tsx';
import { useQualityFormats } from '../use-quality-formats.ts';
import own from './agents.module.css';
import { ReliabilityCurve } from './reliability-curve.tsx';

interface CalibrationProps {
  readonly calibration: NonNullable<AgentReport['calibration']>;
}

/** Whether scores say how often suggestions are right. */
export function Calibration({ calibration }: CalibrationProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const formats = useQualityFormats();
  const { curve, error } = calibration;
  return (
    <div className={own.calibration}>
      <ScrolledTable caption={t('quality.agents.calibration.title')}>
        <thead>
          <tr>
            <th scope="col">{t('quality.agents.calibration.score')}</th>
            <th scope="col">{t('quality.agents.calibration.answers')}</th>
            <th scope="col">{t('quality.agents.calibration.meanScore')}</th>
            <th scope="col">{t('quality.agents.calibration.equal')}</th>
          </tr>
        </thead>
        <tbody>
          {curve.map(({ from, to, answers, meanScore, equal }) => (
            <tr key={from}>
              <th scope="row">
                {t('quality.agents.calibration.range', { from: formats.number(from), to: formats.number(to) })}
              </th>
              <td>{number(answers)}</td>
              <td>{formats.number(meanScore)}</td>
              <td>{formats.number(equal / answers)}</td>
            </tr>
          ))}
        </tbody>
      </ScrolledTable>
      <ReliabilityCurve curve={curve} />
      <p>{t('quality.agents.calibration.error', { error: formats.number(error) })}</p>
      <Cut calibration={calibration} />
    </div>
  );
}

const percent = 100;

/** A lowest score for the precision that the user wishes. */
function Cut({ calibration: { cuts, suggestions } }: CalibrationProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const formats = useQualityFormats();
  const [wished, setWished] = useState<number | undefined>(Math.round(limits.wishedPrecision * percent));
  const cut = wished === undefined ? undefined : cutFor(cuts, wished / percent);
  return (
    <div className={own.control}>
      <NumberField
        label={t('quality.agents.cut.precision')}
        value={wished}
        min={1}
        max={percent}
        problems={[]}
        onChange={setWished}
      />
      <output>
        {cut
          ? t('quality.agents.cut.found', {
              score: formats.number(cut.score),
              precision: formats.share(cut.precision),
              kept: number(cut.suggestions),
              all: number(suggestions),
            })
          : t('quality.agents.cut.none')}
      </output>
    </div>
  );
}
