import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../components/controls/dialog.tsx';
import styles from './search-help.module.css';

/** The operators are the same in every language. */
const examples = ['all', 'either', 'not', 'phrase', 'near', 'begin', 'group', 'sign'] as const;

export function SearchHelp({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('searchHelp.title')} onClose={onClose}>
      <dl className={styles.examples}>
        {examples.map((name) => (
          <div key={name}>
            <dt>
              <code>{t(`searchHelp.${name}.write`)}</code>
            </dt>
            <dd>{t(`searchHelp.${name}.find`)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('searchHelp.words')}</p>
      <p className={styles.note}>{t('searchHelp.unclosed')}</p>
    </Dialog>
  );
}
