import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { absent, type Condition, present } from '#domain/criteria/condition.ts';
import type { FilterTarget } from '#domain/criteria/filter.ts';
import styles from '../filters.module.css';
import { presenceText } from '../use-filter-texts.ts';

interface PresenceChoiceProps {
  readonly target: FilterTarget;
  readonly title: string;
  readonly condition: Condition | undefined;
  readonly onChange: (condition: Condition) => void;
}

export function PresenceChoice({ target, title, condition, onChange }: PresenceChoiceProps) {
  const { t } = useTranslation();
  const choices = useRef<HTMLFieldSetElement>(null);
  useEffect(() => choices.current?.querySelector('input')?.focus(), []);
  const isPresent = condition?.kind === 'presence' ? condition.present : undefined;

  return (
    <fieldset ref={choices} className={styles.presence} aria-label={title}>
      {[present, absent].map((each) => {
        const is = each === present;
        return (
          <label key={`${is}`} className={styles.value}>
            <input type="radio" name="presence" checked={isPresent === is} onChange={() => onChange(each)} />
            {t(presenceText(target, is))}
          </label>
        );
      })}
    </fieldset>
  );
}
