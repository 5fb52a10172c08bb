import { useTranslation } from 'react-i18next';
import { CopyButton } from './copy-button.tsx';
import styles from './copyable-lines.module.css';

export function CopyableLines({ lines }: { readonly lines: string }) {
  const { t } = useTranslation();
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll it */}
      <pre className={styles.lines} dir="ltr" tabIndex={0}>
        <code>{lines}</code>
      </pre>
      <CopyButton text={lines} label={t('starting.copyLines')} isWide />
    </>
  );
}
