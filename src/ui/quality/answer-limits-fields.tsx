import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { AnswerLimits } from '#domain/quality/answer-limits.ts';
import { DayField } from '../components/form/day-field.tsx';
import styles from './quality.module.css';
import type { QualityViewModel } from './quality-view-model.ts';
import { useQualityAddress } from './view-address.ts';

interface AnswerLimitsFieldsProps {
  readonly viewModel: QualityViewModel;
  readonly limits: AnswerLimits;
}

/** Limits the figures to answers of some people, and of some days; the address keeps them. */
export const AnswerLimitsFields = observer(function AnswerLimitsFields(props: AnswerLimitsFieldsProps) {
  const { viewModel, limits } = props;
  const { t } = useTranslation();
  const { limitAnswers } = useQualityAddress();
  const { names } = viewModel;
  const { people, since, until } = limits;
  const setPerson = (name: string, isChosen: boolean) =>
    limitAnswers({
      ...limits,
      people: [...people.filter((each) => each !== name), ...(isChosen ? [name] : [])].toSorted(),
    });
  return (
    <>
      <details className={styles.people}>
        <summary>
          {t('quality.limits.people')}{' '}
          <span className={styles.interval}>
            {people.length === 0
              ? t('quality.limits.everyone')
              : t('quality.limits.some', { chosen: people.length, all: names.size })}
          </span>
        </summary>
        <ul>
          {[...names].map(([name, text]) => (
            <li key={name}>
              <label>
                <input
                  type="checkbox"
                  checked={people.includes(name)}
                  onChange={({ target }) => setPerson(name, target.checked)}
                />
                <bdi>{text}</bdi>
              </label>
            </li>
          ))}
        </ul>
      </details>
      <DayField
        label={t('quality.limits.since')}
        value={since}
        max={until}
        onChange={(day) => limitAnswers({ ...limits, since: day })}
      />
      <DayField
        label={t('quality.limits.until')}
        value={until}
        min={since}
        onChange={(day) => limitAnswers({ ...limits, until: day })}
      />
    </>
  );
});
