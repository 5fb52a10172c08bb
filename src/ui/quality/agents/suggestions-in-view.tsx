import { useTranslation } from 'react-i18next';
import type { AgentReport } from '#domain/quality/agents/agent-report.ts';
import { shareOf } from '#domain/quality/agents/proportions.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import styles from '../quality.module.css';
import { useQualityFormats } from '../use-quality-formats.ts';

/** Suggestions in view: how many people accepted, and how far they changed answers. */
export function SuggestionsInView({ agent: { outcomes, anchoring } }: { readonly agent: AgentReport }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { share, points } = useQualityFormats();
  const { accepted, changed, discarded } = outcomes;
  const { shown, blind, difference } = anchoring;
  if (accepted + changed + discarded === 0) return null;
  return (
    <div className={styles.meaning}>
      <p>
        {t('quality.agents.outcomes', {
          accepted: number(accepted),
          changed: number(changed),
          discarded: number(discarded),
        })}
      </p>
      {difference && (
        <p>
          {t('quality.agents.anchoring', {
            shown: share(shareOf(shown)),
            blind: share(shareOf(blind)),
            difference: points(difference.value),
            low: points(difference.low),
            high: points(difference.high),
          })}
        </p>
      )}
    </div>
  );
}
