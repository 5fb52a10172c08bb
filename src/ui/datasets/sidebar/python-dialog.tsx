import { useTranslation } from 'react-i18next';
import { pythonSnippet } from '#domain/datasets/starting/python-snippet.ts';
import { CopyableLines } from '../../components/controls/copyable-lines.tsx';
import { Dialog } from '../../components/controls/dialog.tsx';
import { serverAddress } from '../../shared/server-address.ts';
import styles from './import.module.css';

export function PythonDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('starting.python')} onClose={onClose}>
      <div className={styles.python}>
        <p>{t('starting.pythonText')}</p>
        <CopyableLines lines={pythonSnippet(serverAddress())} />
      </div>
    </Dialog>
  );
}
