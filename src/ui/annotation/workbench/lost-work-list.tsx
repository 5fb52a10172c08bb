import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../components/controls/copy-button.tsx';
import { type LostWork, plainWork } from '../model/lost-work.ts';
import styles from './loss.module.css';

export function LostWorkList({ work }: { readonly work: readonly LostWork[] }) {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <section className={styles.answers} aria-labelledby={heading}>
      <h2 id={heading}>{t('loss.kept')}</h2>
      <p>{t('loss.stays')}</p>
      <ul>
        {work.map((each) => (
          <Entry key={each.recordId} work={each} />
        ))}
      </ul>
      <CopyButton isWide text={plainWork(work)} label={t('loss.copy')} />
    </section>
  );
}

function Entry({ work: { page, status, answers } }: { readonly work: LostWork }) {
  const { t } = useTranslation();
  return (
    <li className={styles.entry}>
      <p className={styles.record}>
        {page !== undefined && <strong>{t('annotation.record', { page })}</strong>}
        {status && <span>{t(`outbox.change.${status}`)}</span>}
      </p>
      {answers.length > 0 && (
        <dl>
          {answers.map(({ title, text }) => (
            <div key={title}>
              <dt dir="auto">{title}</dt>
              <dd dir="auto">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
