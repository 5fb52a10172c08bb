import { useTranslation } from 'react-i18next';
import { detailsOf, type Message } from '#domain/shared/notice.ts';
import { Texts } from '../../i18n/texts.ts';
import { useShared } from '../../shared/use-view-model.ts';
import styles from './reason.module.css';

/** Why something failed, with the text of the server behind *Details*. */
export function Reason({ message }: { readonly message: Message }) {
  const texts = useShared(Texts);
  return (
    <>
      {texts.say(message)}
      <Details text={detailsOf(message)} />
    </>
  );
}

export function Details({ text }: { readonly text: string | undefined }) {
  const { t } = useTranslation();
  return (
    text && (
      <details className={styles.details}>
        <summary>{t('shell.details')}</summary>
        <p dir="auto" lang="en">
          {text}
        </p>
      </details>
    )
  );
}
