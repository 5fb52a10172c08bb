import { useTranslation } from 'react-i18next';
import { pythonSnippet } from '#domain/datasets/starting/python-snippet.ts';
import { CopyButton } from '../../components/controls/copy-button.tsx';
import { Dialog } from '../../components/controls/dialog.tsx';
import styles from './import.module.css';

/** Where the server stands, as a client is told it: without a slash at the end. */
const serverAddress = () => document.baseURI.replace(/\/+$/, '');

export function PythonDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const lines = pythonSnippet(serverAddress());
  return (
    <Dialog title={t('starting.python')} onClose={onClose}>
      <p>{t('starting.pythonText')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll it */}
      <pre className={styles.lines} dir="ltr" tabIndex={0}>
        <code>{lines}</code>
      </pre>
      <CopyButton text={lines} label={t('starting.copyLines')} isWide />
    </Dialog>
  );
}
